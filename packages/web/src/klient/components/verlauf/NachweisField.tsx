import { dateiUpload } from '@dreiklang/domain/datei/datei.contract'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { FieldGroup } from '../../../form/Form.tsx'
import { SegmentedField } from '../../../form/choiceFields.tsx'
import { SignatureField } from '../../../form/SignatureField.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Group, Stack, Text } from '../../../ui/layout.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { type NachweisArt, type NachweisValue, nachweisArten } from './nachweisValue.ts'

interface NachweisFieldProps {
  wert: NachweisValue
  onChange: (value: NachweisValue) => void
  feld: (path: 'nachweisId' | 'unterschrift' | 'dokument') => { id: string; error?: string | undefined }
  mitPapier?: boolean
}

export function NachweisField({ wert, onChange, feld, mitPapier = false }: NachweisFieldProps) {
  const t = useVerlaufTexts()
  // What was chosen in another mode is not sent along unseen.
  const change = (art: NachweisArt) => onChange({ ...wert, art, unterschrift: null })
  return (
    <Stack gap="sm">
      <SegmentedField
        label={t('nachweis.titel')}
        value={wert.art}
        onChange={change}
        choices={nachweisArten.map((value) => ({ value, label: t(`nachweis.art.${value}`) }))}
      />
      {wert.art === 'UNTERSCHRIFT' && (
        <SignatureField
          id={feld('unterschrift').id}
          label={t('nachweis.unterschrift')}
          required
          error={feld('unterschrift').error === undefined ? null : t('nachweis.unterschriftFehlt')}
          onChange={(unterschrift) => onChange({ ...wert, unterschrift })}
        />
      )}
      {wert.art === 'DATEI' && (
        <DateiField
          label={t('nachweis.datei')}
          id={feld('nachweisId').id}
          error={feld('nachweisId').error === undefined ? undefined : t('nachweis.dateiFehlt')}
          datei={wert.datei}
          onChange={(datei) => onChange({ ...wert, datei })}
        />
      )}
      {wert.art === 'OHNE' && mitPapier && (
        <TextField
          id={feld('dokument').id}
          error={feld('dokument').error}
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
  error: string | undefined
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
