import type { Zuletzt } from '@dreiklang/domain/bestellung/position.document'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { useWare } from '../../bestellung/components/menge.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Note } from '../../ui/layout.tsx'
import type { Doppelt } from './befunde.ts'

/** What the practice changed when it was last ordered, and under which name it was handed out. */
export function ZuletztHinweis({ zuletzt: { nummer, am, arzt, geaendert, abgegeben } }: { zuletzt: Zuletzt }) {
  const t = useNeuTexts()
  const dosierung = useDosierung()
  const sayWare = useWare()
  const ware = ({ produkt: { bezeichnung }, menge, mengeneinheit, dosierung: dosis }: NonNullable<Zuletzt['geaendert']>['von']) =>
    [sayWare({ menge, mengeneinheit, bezeichnung }), dosierung(dosis)].filter((part) => part !== null).join(', ')
  return (
    <>
      {geaendert !== null && (
        <Alert tone="warning" title={t('zuletzt.titel')}>
          {t('zuletzt.geaendert', {
            arzt: arzt ?? t('zuletzt.praxis'),
            datum: am === null ? '–' : formatDate(am),
            nummer,
            von: ware(geaendert.von),
            nach: ware(geaendert.nach),
          })}{' '}
          {geaendert.grund !== null && t('zuletzt.grund', { grund: geaendert.grund })}
        </Alert>
      )}
      {abgegeben !== null && <Note>{t('zuletzt.abgegeben', { name: abgegeben.bezeichnung })}</Note>}
    </>
  )
}

export function NichtUebernommen({ liste }: { liste: BestellungAnswer['nichtUebernommen'] }) {
  const t = useNeuTexts()
  if (liste.length === 0) return null
  return (
    <Alert tone="warning" title={t('gestoppt.titel')}>
      <ul>
        {liste.map(({ bezeichnung, nummer, grund, text }) => (
          <li key={`${nummer} ${bezeichnung}`}>
            {t(`gestoppt.grund.${grund}`, { name: bezeichnung, nummer })} {text !== null && t('zuletzt.grund', { grund: text })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** `Vor 5 Tagen geliefert – Doppelt? 4 bis 7 Tage alt` */
export function useDoppeltTitle(): (doppelt: Doppelt) => string {
  const t = useNeuTexts()
  return ({ tage, stufe, geliefert }) => {
    const ordered = [t('position.doppeltHeute'), t('position.doppeltGestern')][tage] ?? t('position.doppeltVor', { tage })
    const when = geliefert ? t('position.doppeltGeliefert', { count: tage }) : ordered
    return `${when} – ${t(`position.doppeltStufe.${stufe}`)}`
  }
}
