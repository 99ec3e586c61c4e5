import { z } from 'zod';

/** The settings of monitoring and documentation. `.env.example` explains each of them. */
export const operatorSchema = {
  /** The bearer token for `/metrics`. Without one, `/metrics` is public or, in production, not served. */
  METRICS_TOKEN: z
    .string()
    .min(16)
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks')
    .optional(),
  /** The address of the trace collector, e.g. `http://127.0.0.1:4318`. If left out, there are no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `on`: `/api/docs` and `/api/openapi.json` are served. Default: off in production only. */
  API_DOCS: z.enum(['on', 'off']).optional(),
};

export interface OperatorSettings {
  /** Null: metrics are not served. If the token is null, they are public. */
  metrics: { token: string | null } | null;
  /** The address of the trace collector. Null: there are no traces. */
  traces: string | null;
  /** True if the API's document and its readable page are served. */
  apiDocs: boolean;
}

export const operatorSettingsOf = (
  e: z.output<z.ZodObject<typeof operatorSchema>>,
  production: boolean,
): OperatorSettings => ({
  metrics: e.METRICS_TOKEN || !production ? { token: e.METRICS_TOKEN ?? null } : null,
  traces: e.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  apiDocs: e.API_DOCS ? e.API_DOCS === 'on' : !production,
});
