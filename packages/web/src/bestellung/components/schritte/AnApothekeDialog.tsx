import type { RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { waehlbareOrte } from './vorgaben.ts'

/** E6: by which way the prescription gets to the pharmacy. The pharmacy itself only says that it has arrived. */
export function AnApothekeDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const { handlung, bestellung, positionen, onFertig } = schritt
  const rezepte = positionen.flatMap(({ rezept }) => (rezept === null ? [] : [rezept]))
  const orte = new Set(rezepte.map(({ ort }) => ort))
  const anfang: { ort: RezeptOrt | null } = { ort: orte.size === 1 ? ([...orte][0] ?? null) : null }
  const selbst = bestellung.seite === 'APOTHEKE'
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: anfang,
    abbild: ({ ort }) => ({ positionIds: positionen.map(({ id }) => id), ort: selbst ? null : ort }),
    onFertig,
  })
  const wege = waehlbareOrte(
    rezepte.map(({ art }) => art),
    bestellung,
  )
  if (selbst) return <SchrittDialog schritt={schritt} formular={formular} hinweis={t('anApotheke.textApotheke')} />
  return (
    <SchrittDialog
      schritt={schritt}
      formular={formular}
      hinweis={t('anApotheke.text', { apotheke: bestellung.apotheke?.name ?? b('seite.APOTHEKE') })}
    >
      <RadioField
        {...formular.field('ort')}
        value={formular.form.values.ort}
        label={t('feld.ort')}
        choices={wege.map((value) => ({ value, label: b(`rezeptOrt.${value}`) }))}
      />
      <Alert tone="info">{t('anApotheke.hinweis')}</Alert>
    </SchrittDialog>
  )
}
