/** Whole years on a day; both `YYYY-MM-DD`. */
export const ageOn = (geburtsdatum: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(geburtsdatum.slice(0, 4)) - Number(today.slice(5) < geburtsdatum.slice(5))
