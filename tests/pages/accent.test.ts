import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentVariables } from '@/components/portal/accent'
import { contrast } from '@/components/portal/oklch'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const paper = { day: '#f0ebe3', night: '#33302c' }

function parts(value: string | undefined): [string, string] {
  const [, day = '', night = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value ?? '') ?? []
  return [day, night]
}

describe('a project’s accent', () => {
  test('text on any accent can be read, by day and by night', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const variables = accentVariables(accent)
        const [on, surface] = [parts(variables['--on-accent']), parts(variables['--accent'])]
        expect(contrast(on[0], surface[0])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(on[1], surface[1])).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 500 },
    )
  })

  test('words in any accent can be read on the page, by day and by night', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const [day, night] = parts(accentVariables(accent)['--accent-ink'])
        expect(contrast(day, paper.day)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(night, paper.night)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 500 },
    )
  })

  test('lines and drawings in any accent can be seen on the page, by day and by night', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const [day, night] = parts(accentVariables(accent)['--accent-line'])
        expect(contrast(day, paper.day)).toBeGreaterThanOrEqual(3)
        expect(contrast(night, paper.night)).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 500 },
    )
  })

  test('an accent that is readable already stays as it was chosen', () => {
    expect(parts(accentVariables('#b4552d')['--accent'])[0]).toBe('#b4552d')
    expect(parts(accentVariables('#b4552d')['--accent-line'])[0]).toBe('#b4552d')
  })
})
