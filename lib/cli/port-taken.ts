import { Refusal } from './main'

/** The sentence for a port that something else listens on. */
export const portTaken = (port: number) =>
  new Refusal(
    `Port ${port} is taken by another program. End that one, or choose another port: PORT=${port + 1} npm start`,
  )
