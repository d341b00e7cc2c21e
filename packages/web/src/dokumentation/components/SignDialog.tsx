import {
  type Leistungsnachweis,
  type UnterschriftAngaben,
  unterschriftAngaben,
} from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { type UnterschriftArt, unterschriftArten } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import { useQueryClient } from '@tanstack/react-query'
import { RadioCards, choicesOf } from '../../form/choiceFields.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { SignatureField } from '../../form/SignatureField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { orNull, useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert, announce } from '../../ui/feedback.tsx'
import { Note, Text } from '../../ui/layout.tsx'
import { reloadNachweise, signNachweis } from '../dokumentation.queries.ts'
import { useLeistungsnachweisTexts } from '../dokumentation.texts.ts'

interface Values {
  /** Nothing is chosen beforehand. */
  art: UnterschriftArt | null
  name: string
  unterschrift: string | null
  grund: string
}
const nothingSaid: Values = { art: null, name: '', unterschrift: null, grund: '' }

interface SignDialogProps {
  klientId: string
  nachweis: Leistungsnachweis
  onClose: () => void
}

export function SignDialog({ klientId, nachweis, onClose }: SignDialogProps) {
  const t = useLeistungsnachweisTexts()
  const client = useQueryClient()
  const key = useDeedKey()
  const { von, bis, stand, fassungen, offene } = nachweis
  const sending = useSchemaForm<Values, UnterschriftAngaben>({
    initialValues: nothingSaid,
    schema: unterschriftAngaben,
    toBody: ({ art, name, unterschrift, grund }) => ({
      tag: von,
      stand: stand ?? '',
      fassung: fassungen[0]?.version ?? 0,
      art,
      name: art === 'KLIENT' || art === 'KEINE' ? null : orNull(name),
      unterschrift: art === 'KEINE' ? null : unterschrift,
      grund: art === 'KEINE' ? orNull(grund) : null,
    }),
    submit: async (body) => {
      const { version } = await signNachweis({ klientId, body, idempotencyKey: key({ klientId, body }) })
      await reloadNachweise(client)
      announce(t('dialog.gespeichert', { version }))
      onClose()
    },
  })
  const { field, form } = sending
  const { art } = form.values
  const drawing = field('unterschrift')
  return (
    <FormDialog
      title={t('dialog.titel')}
      submit={t(art === 'KEINE' ? 'dialog.ohneSpeichern' : 'dialog.speichern')}
      onClose={onClose}
      sending={sending}
    >
      <Confirmed nachweis={nachweis} von={formatDate(von)} bis={formatDate(bis)} />
      {offene.length > 0 && <Alert tone="warning">{t('dialog.offen', { count: offene.length })}</Alert>}
      <RadioCards
        {...field('art')}
        label={t('dialog.wer')}
        required
        words="short"
        choices={choicesOf(unterschriftArten, (value) => t(`unterschrift.art.${value}`))}
      />
      {art !== null && art !== 'KLIENT' && art !== 'KEINE' && (
        <>
          <Note>{t('dialog.personal')}</Note>
          <TextField {...field('name')} label={t('dialog.name')} maxLength={120} required />
        </>
      )}
      {art === 'KEINE' && (
        <TextField {...field('grund')} label={t('dialog.grund')} description={t('dialog.grundHilfe')} maxLength={250} required />
      )}
      {art !== null && art !== 'KEINE' && (
        <SignatureField
          id={drawing.id}
          label={t('dialog.unterschrift')}
          required
          error={drawing.error === undefined ? null : t('dialog.unterschriftFehlt')}
          onChange={(path) => form.setFieldValue('unterschrift', path)}
        />
      )}
    </FormDialog>
  )
}

function Confirmed({ nachweis: { besuche, summen }, von, bis }: { nachweis: Leistungsnachweis; von: string; bis: string }) {
  const t = useLeistungsnachweisTexts()
  const provided = summen.reduce((sum, { tage }) => sum + tage.length, 0)
  const words = { besuche: t('dialog.besuche', { count: besuche.length }), leistungen: t('dialog.leistungen', { count: provided }) }
  return <Text>{t('dialog.bestaetigt', { von, bis, ...words })}</Text>
}
