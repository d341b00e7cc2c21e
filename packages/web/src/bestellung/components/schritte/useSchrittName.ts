import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useCallback } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { schritteTexts } from '../../schritte.texts.ts'

/** The word on the button of a step. For the pharmacy the handing over of a prescription is its arrival. */
export function useSchrittName(seite: BestellungAntwort['seite']): (handlung: PersonenHandlung) => string {
  const t = useTexts(schritteTexts)
  return useCallback(
    (handlung) => (handlung === 'anApothekeGeben' && seite === 'APOTHEKE' ? t('nameBeiApotheke.anApothekeGeben') : t(`name.${handlung}`)),
    [t, seite],
  )
}
