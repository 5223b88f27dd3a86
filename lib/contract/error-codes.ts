import type { ErrorCode } from '@/lib/errors'
import type { Endpoint } from './endpoint'

/** Every error code that an endpoint may answer: those of its kind, and those it declares. */
export function errorCodesOf({
  access,
  licensed,
  team,
  params,
  query,
  body,
  multipart,
  creates,
  repeatable,
  errors = [],
}: Endpoint): ErrorCode[] {
  const namesProject = [query, body].some((part) => part && ('project_id' in part.shape || 'wish_id' in part.shape))
  const codes: ErrorCode[] = [
    ...(query || body || creates ? (['VALIDATION_ERROR'] as const) : []),
    ...(body && !multipart ? (['INVALID_JSON'] as const) : []),
    ...(body ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(['admin', 'member', 'person', 'request', 'session'].includes(access) || licensed || team
      ? (['UNAUTHORIZED', 'FORBIDDEN'] as const)
      : []),
    ...(params || namesProject ? (['NOT_FOUND'] as const) : []),
    ...(creates || repeatable ? (['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...errors,
    'RATE_LIMITED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
  ]
  return [...new Set(codes)]
}
