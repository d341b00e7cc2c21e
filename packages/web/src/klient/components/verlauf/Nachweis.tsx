import { dateiUpload } from '@dreiklang/domain/datei/datei.contract'
import type { DokumentArt } from '@dreiklang/domain/klient/dokument.contract'
import { erklaerendeRollen } from '@dreiklang/domain/klient/einwilligung'
import type { Nachweis } from '@dreiklang/domain/klient/nachweis.contract'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { FieldGroup } from '../../../form/Form.tsx'
import { choicesOf, RadioCards, SegmentedField } from '../../../form/choiceFields.tsx'
import { Signature, SignatureField } from '../../../form/SignatureField.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { type SchemaForm, useDeedKey } from '../../../form/useSchemaForm.ts'
import { saveBlob } from '../../../shared/download.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Group, Stack, Text, Note } from '../../../ui/layout.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { loadDokument, useStoreDokument } from '../../verlauf.queries.ts'

const nachweisArten = ['UNTERSCHRIFT', 'DATEI', 'OHNE'] as const

export interface NachweisValue {
  art: (typeof nachweisArten)[number]
  unterschrift: string | null
  datei: File | null
  papier: string
}

export const noNachweis: NachweisValue = { art: 'OHNE', unterschrift: null, datei: null, papier: '' }

/** As the contract's body; missing evidence becomes an empty text, so that the schema reports its field. */
export function nachweisAbbild({ art, unterschrift, datei }: NachweisValue): { unterschrift: string | null; nachweisId: string | null } {
  return {
    unterschrift: art === 'UNTERSCHRIFT' ? (unterschrift ?? '') : null,
    nachweisId: art === 'DATEI' && datei === null ? '' : null,
  }
}

/** Pressing again after a lost connection stores the file only once. Answers the document's id, or null without a file. */
export function useNachweisDatei(klientId: string, art: DokumentArt): (value: NachweisValue) => Promise<string | null> {
  const ablegen = useStoreDokument(klientId)
  const deedKey = useDeedKey()
  return async ({ art: weg, datei }) => {
    if (weg !== 'DATEI' || datei === null) return null
    const { name, size, lastModified } = datei
    const { id } = await ablegen.mutateAsync({ angaben: { art, datei }, schluessel: deedKey({ name, size, lastModified }) })
    return id
  }
}

interface NachweisFieldProps {
  wert: NachweisValue
  onChange: (value: NachweisValue) => void
  field: SchemaForm<object>['field']
  mitPapier?: boolean
}

export function NachweisField({ wert, onChange, field, mitPapier = false }: NachweisFieldProps) {
  const t = useVerlaufTexts()
  const [unterschrift, datei, papier] = [field('unterschrift'), field('nachweisId'), field('dokument')]
  return (
    <Stack gap="sm">
      <SegmentedField
        label={t('nachweis.titel')}
        value={wert.art}
        // What was chosen in another mode is not sent along unseen.
        onChange={(art) => onChange({ ...wert, art, unterschrift: null })}
        choices={choicesOf(nachweisArten, (value) => t(`nachweis.art.${value}`))}
      />
      {wert.art === 'UNTERSCHRIFT' && (
        <SignatureField
          id={unterschrift.id}
          label={t('nachweis.unterschrift')}
          required
          error={unterschrift.error === undefined ? null : t('nachweis.unterschriftFehlt')}
          onChange={(pfad) => onChange({ ...wert, unterschrift: pfad })}
        />
      )}
      {wert.art === 'DATEI' && (
        <DateiField
          label={t('nachweis.datei')}
          id={datei.id}
          error={datei.error === undefined ? undefined : t('nachweis.dateiFehlt')}
          datei={wert.datei}
          onChange={(file) => onChange({ ...wert, datei: file })}
        />
      )}
      {wert.art === 'OHNE' && mitPapier && (
        <TextField
          id={papier.id}
          error={papier.error}
          label={t('nachweis.papier')}
          description={t('nachweis.papierHinweis')}
          value={wert.papier}
          maxLength={120}
          onChange={(event) => onChange({ ...wert, papier: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}

interface DateiFieldProps {
  label: string
  id: string
  error: ReactNode
  datei: File | null
  onChange: (file: File) => void
}

export function DateiField({ label, id, error, datei, onChange }: DateiFieldProps) {
  const t = useVerlaufTexts()
  const eingabe = useRef<HTMLInputElement>(null)
  return (
    <FieldGroup id={id} label={label} description={t('nachweis.dateiHinweis')} error={error}>
      <Group gap="sm">
        <Button look="secondary" icon={<IconUpload size={20} aria-hidden />} onClick={() => eingabe.current?.click()}>
          {t(datei === null ? 'nachweis.waehlen' : 'nachweis.andere')}
        </Button>
        <Text size="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
          {datei?.name}
        </Text>
      </Group>
      <input
        ref={eingabe}
        type="file"
        hidden
        aria-label={label}
        accept={dateiUpload.types.join(',')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // Selecting the same file again must trigger a change, too.
          currentTarget.value = ''
          if (chosen !== undefined) onChange(chosen)
        }}
      />
    </FieldGroup>
  )
}

/** Nothing is chosen beforehand. */
export function ErklaererFields({ field, name }: { field: SchemaForm<object>['field']; name: 'durch' | 'erklaertVon' }) {
  const t = useVerlaufTexts()
  return (
    <>
      <RadioCards
        {...field('rolle')}
        label={t('rolleFrage')}
        required
        words="short"
        choices={choicesOf(erklaerendeRollen, (value) => t(`rolle.${value}`))}
      />
      <TextField {...field(name)} label={t('name')} description={t('nameHinweis')} maxLength={120} required />
    </>
  )
}

interface NachweisAnzeigeProps {
  klientId: string
  nachweis: Nachweis | null
  von: string
  papier?: string | null
}

export function NachweisAnzeige({ klientId, nachweis, von, papier = null }: NachweisAnzeigeProps) {
  const t = useVerlaufTexts()
  const laden = useDownload(klientId)
  if (nachweis === null) {
    return <Note>{papier ?? t('nachweis.fehlt')}</Note>
  }
  if (nachweis.art === 'UNTERSCHRIFT') {
    return nachweis.pfad === null ? null : <Signature path={nachweis.pfad} label={t('nachweis.unterschriftVon', { name: von })} />
  }
  const { dokumentId } = nachweis
  const name = nachweis.name ?? t('nachweis.unbenannt')
  return (
    <Button
      look="subtle"
      icon={<IconDownload size={20} aria-hidden />}
      busy={laden.isPending}
      aria-label={t('nachweis.oeffnen', { name })}
      onClick={() => laden.mutate({ dokumentId, name })}
    >
      {name}
    </Button>
  )
}

export function useDownload(klientId: string) {
  return useMutation({
    mutationFn: async ({ dokumentId, name }: { dokumentId: string; name: string }) =>
      saveBlob(await loadDokument(klientId, dokumentId), name),
    onError: toastError,
  })
}
