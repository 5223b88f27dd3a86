import { type Project, shownName } from './project'

/** The project's logo, else the first letter of its name on its colour. Decorative: the name always stands beside it. */
export function ProjectLogo({ project, size = 'large' }: { project: Project; size?: 'large' | 'small' }) {
  const { logo_url } = project.customization
  const box = `shrink-0 rounded-press ${size === 'large' ? 'size-11 text-20' : 'size-7 text-14'}`

  if (logo_url && /^https?:\/\//.test(logo_url)) {
    return (
      // biome-ignore lint/performance/noImgElement: the address is the project's own; Next must not fetch it
      <img
        src={logo_url}
        alt=""
        width={44}
        height={44}
        className={`${box} object-contain`}
        referrerPolicy="no-referrer"
      />
    )
  }
  return (
    <span aria-hidden="true" className={`${box} serif grid place-items-center bg-accent text-on-accent`}>
      {[...shownName(project)][0]?.toLocaleUpperCase()}
    </span>
  )
}
