import { afterAll, beforeAll } from 'vitest'
import { startModel } from './model-server'

/** A model is connected for the whole file, for what asks one at once. */
export function withModel(): void {
  let model: Awaited<ReturnType<typeof startModel>>
  beforeAll(async () => {
    model = await startModel(() => ({ reply: 'Thank you.' }))
  })
  afterAll(() => model.stop())
}
