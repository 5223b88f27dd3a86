import { expect, test } from 'vitest'
import { safePath } from '@/app/(dashboard)/dashboard/(account)/page-words'

test.each([
  '/dashboard',
  '/dashboard/',
  '/dashboard?error=x',
  '/dashboard/p/acme/wishes?status=planned&search=a%2Fb',
  '/dashboard/p/caf%C3%A9',
])('somebody who signs in goes to %s of the dashboard', (to) => expect(safePath(to)).toBe(to))

test.each([
  undefined,
  '',
  'dashboard/p/acme',
  'https://evil.example/dashboard/p',
  '//evil.example/dashboard/',
  '/\\evil.example/dashboard/',
  '/dashboardx',
  '/dashboard/../api/v1/projects',
  '/dashboard/%2e%2e/api/v1/projects',
  '/dashboard/.%2E/%2e./api',
  '/dashboard/..%2f..%2fapi',
  '/dashboard/x%2Fy',
  '/dashboard/x%5cy',
  '/dashboard/..\\api',
  '/dashboard/%252e%252e/api',
  '/dashboard/x%00',
  '/dashboard/x%0d%0aSet-Cookie:y',
  '/dashboard/x%7f',
  '/dashboard/\t../api',
  '/dashboard/x\u0000',
  '/dashboard/x\u0085',
  '/dashboard/x y',
  '/dashboard/%',
  '/\t/evil.example/dashboard/',
])('and from %j nowhere else', (to) => expect(safePath(to)).toBe('/dashboard'))

test('what leads back into the dashboard is written out', () => {
  expect(safePath('/dashboard/p/%2e%2e/account#x')).toBe('/dashboard/account')
})
