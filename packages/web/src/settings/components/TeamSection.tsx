import { verwaltungsBereich } from '../../organisation/components/eigeneOrganisation.ts'
import { PersonalKarte } from '../../personal/components/PersonalKarte.tsx'
import { useUser } from '../../shared/session.ts'

export function Section() {
  const mein = verwaltungsBereich(useUser())
  return mein.bereich === 'eigene' ? <PersonalKarte organisation={mein.organisation} /> : null
}
