import { useTexts } from '../../../shared/i18n.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { oderNull } from './vorgaben.ts'

interface AntwortDialogProps extends SchrittProps {
  handlung: 'restErlassBeantworten' | 'stornoBeantworten'
}

const leer: { zustimmung: 'ja' | 'nein' | null; text: string } = { zustimmung: null, text: '' }

/** Yes or no to what the other side proposed. */
export function AntwortDialog({ handlung, ...schritt }: AntwortDialogProps) {
  const t = useTexts(schritteTexts)
  const { bestellung, positionen, onFertig } = schritt
  const storno = handlung === 'stornoBeantworten'
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: leer,
    abbild: ({ zustimmung, text }) => ({
      positionIds: positionen.map(({ id }) => id),
      zustimmung: zustimmung === null ? null : zustimmung === 'ja',
      ...(storno ? { text: oderNull(text) } : {}),
    }),
    onFertig,
  })
  const vorschlag = positionen
    .map((position) => (storno ? position.stornoAnfrage?.grund : position.restEntfaellt?.grund))
    .find((grund) => grund !== undefined)
  const hinweis = storno ? t('storno.anfrage', { grund: vorschlag ?? '' }) : t('rest.vorschlag', { grund: vorschlag ?? '' })
  return (
    <SchrittDialog schritt={{ ...schritt, handlung }} formular={formular} hinweis={hinweis}>
      <RadioField
        {...formular.field('zustimmung')}
        value={formular.form.values.zustimmung}
        label={t('feld.zustimmung')}
        required
        choices={[
          { value: 'ja', label: t('feld.ja') },
          { value: 'nein', label: t('feld.nein') },
        ]}
      />
      {storno && <TextArea {...formular.field('text')} label={t('feld.erlaeuterung')} maxLength={500} />}
    </SchrittDialog>
  )
}
