import { z } from 'zod';

/** The settings of what operators look into; what each is stands in `.env.example`. */
export const operatorSchema = {
  /** The bearer token that opens `/metrics`. Without one it is open to everybody, and in production not served. */
  METRICS_TOKEN: z
    .string()
    .min(16)
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks')
    .optional(),
  /** Where traces are sent, e.g. `http://127.0.0.1:4318`; left out, none are kept. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether `/api/docs` and `/api/openapi.json` are served; by default not in production. */
  API_DOCS: z.enum(['on', 'off']).optional(),
};

export interface OperatorSettings {
  /** Null: metrics are not served. A token that is null: to everybody. */
  metrics: { token: string | null } | null;
  /** Null: no traces are kept. */
  traces: string | null;
  /** Whether the API's document is served, and its readable page. */
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
