/** An error in the API (R): the success fields are missing, the status is a string, and the HTTP status is usually 200. */
export interface ApiFailure {
  error: { error_type: string; code: string; message: string };
  status: string;
}

export const failure = (error_type: string, code: string, message: string, status = '500'): ApiFailure => ({
  error: { error_type, code, message },
  status,
});

export const invalidParameters = (message: string): ApiFailure =>
  failure('invalid_request_error', 'invalid_api_request_parameters', message);

/** A refusal of RefundRequest: no error object, only the string status and a message (D). */
export const rejected = (message: string) => ({ status: '500', message });

/** An acceptance of RefundRequest (D). */
export const accepted = (message: string) => ({ status: '200', message });
