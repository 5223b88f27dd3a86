/** Every error code of the API and the HTTP status it travels with. */
export const statusOf = {
  INVALID_JSON: 400,
  VALIDATION_ERROR: 400,
  FORM_ID_MISMATCH: 400,
  BOT_DETECTED: 400,
  UNAUTHORIZED: 401,
  INVALID_CODE: 401,
  FORBIDDEN: 403,
  FORM_DISABLED: 403,
  LICENSE_KEY_REVOKED: 403,
  LICENSE_KEY_SUSPENDED: 403,
  LICENSE_KEY_EXPIRED: 403,
  NOT_FOUND: 404,
  LICENSE_KEY_NOT_FOUND: 404,
  DEVICE_NOT_ACTIVATED: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  SEAT_LIMIT_REACHED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof statusOf

/** One offending field: its dotted path in the request and what is wrong with it. */
export type ErrorDetail = { path: string; message: string }

type Extra = {
  details?: ErrorDetail[]
  headers?: Record<string, string>
  cause?: unknown
  /** What else stands beside code and message, such as the fresh record of a CONFLICT. */
  more?: { [name: string]: unknown }
}

/** A refusal that reaches the caller as written: a code of the table and a sentence that says what is wrong and what to do. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetail[] | undefined
  readonly headers: Record<string, string>
  readonly more: { [name: string]: unknown }

  constructor(code: ErrorCode, message: string, { details, headers = {}, cause, more = {} }: Extra = {}) {
    super(message, { cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.headers = headers
    this.more = more
  }

  get status(): number {
    return statusOf[this.code]
  }
}

/** The refusal of one field: `VALIDATION_ERROR` whose message names the field. */
export function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', `${path} ${message}.`, { details: [{ path, message }] })
}

/** The answer for a record that does not exist, or that the caller may not know of. */
export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `There is no such ${what}. Check the id and the project.`)
}
