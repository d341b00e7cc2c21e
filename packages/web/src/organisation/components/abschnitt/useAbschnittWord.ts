import type { AbschnittName } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { useAbschnitteTexts } from '../../organisation.texts.ts'

export function useAbschnittWord(art: OrganisationArt | undefined): (abschnitt: AbschnittName) => string {
  const t = useAbschnitteTexts()
  return (abschnitt) => t(`abschnitt.${abschnitt === 'OEFFNUNG' && art === 'ARZTPRAXIS' ? 'SPRECHZEITEN' : abschnitt}`)
}
