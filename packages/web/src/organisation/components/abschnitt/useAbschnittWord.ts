import type { AbschnittName } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { useTexts } from '../../../shared/i18n.ts'
import { abschnitteTexts } from '../../abschnitte.texts.ts'

export function useAbschnittWord(art: OrganisationArt | undefined): (abschnitt: AbschnittName) => string {
  const t = useTexts(abschnitteTexts)
  return (abschnitt) => t(`abschnitt.${abschnitt === 'OEFFNUNG' && art === 'ARZTPRAXIS' ? 'SPRECHZEITEN' : abschnitt}`)
}
