import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { Table } from '../../../ui/Table.tsx'
import { akteTexts } from '../../akte.texts.ts'
import { useAnzeige } from './anzeige.ts'
import type { Field } from './fields.ts'
import type { Values } from './values.ts'

export interface ConflictProps {
  felder: readonly Field[]
  meine: Values
  jetzt: Values
  onMeine: () => void
  onNeuLaden: () => void
}

export function Conflict({ felder, meine, jetzt, onMeine, onNeuLaden }: ConflictProps) {
  const t = useTexts(akteTexts)
  const show = useAnzeige()
  const verschieden = felder
    .map((field) => ({ name: field.name, meins: show(field, meine[field.name]), anderes: show(field, jetzt[field.name]) }))
    .filter(({ meins, anderes }) => meins !== anderes)
  const orEmpty = (text: string | null) => <span style={{ whiteSpace: 'pre-line' }}>{text ?? t('konflikt.leer')}</span>
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button look="secondary" onClick={onMeine}>
            {t('konflikt.meinesSpeichern')}
          </Button>
          <Button look="secondary" onClick={onNeuLaden}>
            {t('konflikt.neuLaden')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{verschieden.length === 0 ? t('konflikt.gleich') : t('konflikt.text')}</Text>
        {verschieden.length > 0 && (
          <Table
            caption={t('konflikt.text')}
            rows={verschieden}
            rowKey={({ name }) => name}
            columns={[
              { id: 'feld', header: t('konflikt.feld'), cell: ({ name }) => t(`feld.${name}`) },
              { id: 'meins', header: t('konflikt.meins'), cell: ({ meins }) => orEmpty(meins) },
              { id: 'jetzt', header: t('konflikt.jetzt'), cell: ({ anderes }) => orEmpty(anderes) },
            ]}
          />
        )}
      </Stack>
    </Alert>
  )
}
