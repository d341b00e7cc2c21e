import { isBeimKostentraeger } from '@dreiklang/domain/bestellung/kostentraeger'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useRezeptTexts } from '../../bestellung/onDemand.texts.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'

/** What the Krankenkasse has and what it has said, for each side in its words. */
export function KostentraegerAlert({ seite, position }: Pick<BestellungAnswer, 'seite'> & { position: PositionAnswer }) {
  const t = useRezeptTexts()
  const { kostentraeger } = position
  if (kostentraeger === null) return null
  const { kostenvoranschlagAm, erfragenAm, antwort } = kostentraeger
  if (antwort === null) {
    if (!isBeimKostentraeger(position)) return null
    return (
      <Alert tone="info" title={t(`kasse.offen.${seite}`, { tag: formatDate(kostenvoranschlagAm) })}>
        {seite === 'APOTHEKE' && erfragenAm !== null && t('kasse.erfragen', { tag: formatDate(erfragenAm) })}
      </Alert>
    )
  }
  const { entscheid, am, nummer, text } = antwort
  const said = t(`kasse.gesagt.${entscheid}`, { tag: formatDate(am) })
  return (
    <Alert
      tone={entscheid === 'GENEHMIGT' ? 'success' : 'warning'}
      title={nummer === null ? said : `${said}, ${t('kasse.nr', { nummer })}`}
    >
      {text}
    </Alert>
  )
}
