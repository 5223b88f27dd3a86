import type { ShellProject } from './shell-project'

/** A project's logo, else its first letter on its colour; its name always stands beside it. */
export function ProjectMark({ project }: { project: Pick<ShellProject, 'name' | 'logo_url' | 'accent'> }) {
  const { logo_url, accent, name } = project
  if (logo_url && /^(https?:\/\/|\/)/.test(logo_url)) {
    return (
      // biome-ignore lint/performance/noImgElement: the address is the project's own; Next must not fetch it
      <img
        src={logo_url}
        alt=""
        width={28}
        height={28}
        className="size-7 shrink-0 rounded-[8px] object-contain"
        referrerPolicy="no-referrer"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      style={accent}
      className="serif grid size-7 shrink-0 place-items-center rounded-[8px] bg-accent text-14 text-on-accent"
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  )
}
