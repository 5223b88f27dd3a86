type Given = {
  title?: string | null | undefined
  description?: string | null | undefined
  color?: string | null | undefined
  target_date?: string | null | undefined
}

/** What is given of a card, as the table has it: a day without a time. */
export const cardFields = ({ target_date, ...given }: Given) => ({
  ...given,
  ...(target_date !== undefined && { target_date: target_date === null ? null : new Date(`${target_date}T00:00:00Z`) }),
})
