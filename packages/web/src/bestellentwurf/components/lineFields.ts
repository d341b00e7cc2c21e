import type { PositionValues } from './formValues.ts'

/** What the practice is told with every request stands in the line itself. */
export const isAskedInLine = ({ rezeptVorlage, rezeptart }: PositionValues): boolean =>
  rezeptVorlage === 'ANFORDERN' && rezeptart !== 'MUSTER12'

export const needsRest = ({ grund }: PositionValues): boolean => grund === null || grund === 'REICHWEITE_ERSCHOEPFT'

/** Whether the closed line has a field for it. */
export const isInLine = (position: PositionValues, field: string): boolean =>
  isAskedInLine(position) && (field === 'grund' || (field === 'restbestand' && needsRest(position)))
