import type { PositionValues } from './formValues.ts'

/** Products for which a prescription carries the diagnosis; for all others it is more than the purpose needs (Art. 5 Abs. 1 lit. c DSGVO). */
const withDiagnose: readonly PositionValues['produktart'][] = ['HILFSMITTEL', 'VERBANDSTOFF', 'NAHRUNG']

export function sparsamkeit(positionen: readonly PositionValues[]): { nr: number; diagnose: string }[] {
  return positionen.flatMap(({ produktart, diagnose, rezeptVorlage }, index) =>
    diagnose.trim() !== '' && rezeptVorlage === 'ANFORDERN' && !withDiagnose.includes(produktart)
      ? [{ nr: index + 1, diagnose: diagnose.trim() }]
      : [],
  )
}
