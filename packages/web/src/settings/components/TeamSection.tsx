import { verwaltungsBereich } from '../../organisation/components/ownOrganisation.ts'
import { PersonalCard } from '../../personal/components/PersonalCard.tsx'
import { useUser } from '../../shared/session.ts'

export function Section() {
  const mein = verwaltungsBereich(useUser())
  return mein.bereich === 'eigene' ? <PersonalCard organisation={mein.organisation} /> : null
}
