import type { Guard } from './form-state'

/** The hidden fields against bots; the honeypot is out of sight and out of the tab order. */
export function GuardFields({ guard, honeypot }: { guard: Guard; honeypot: string }) {
  return (
    <>
      <input type="hidden" name="_timestamp" value={guard.timestamp} />
      <input type="hidden" name="_token" value={guard.token} />
      <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
        <label>
          {honeypot}
          <input name="_hp" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
