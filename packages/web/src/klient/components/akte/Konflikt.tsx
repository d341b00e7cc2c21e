import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { Table } from '../../../ui/Table.tsx'
import { akteTexts } from '../../akte.texts.ts'
import { useAnzeige } from './anzeige.ts'
import type { Feld } from './felder.ts'
import type { Werte } from './werte.ts'

export interface KonfliktProps {
  felder: readonly Feld[]
  meine: Werte
  jetzt: Werte
  /** The person has seen the other version and still wants their own. */
  onMeine: () => void
  onNeuLaden: () => void
}

/** Two versions side by side, as far as they differ. */
export function Konflikt({ felder, meine, jetzt, onMeine, onNeuLaden }: KonfliktProps) {
  const t = useTexts(akteTexts)
  const zeige = useAnzeige()
  const verschieden = felder
    .map((feld) => ({ name: feld.name, meins: zeige(feld, meine[feld.name]), anderes: zeige(feld, jetzt[feld.name]) }))
    .filter(({ meins, anderes }) => meins !== anderes)
  const oderLeer = (text: string | null) => <span style={{ whiteSpace: 'pre-line' }}>{text ?? t('konflikt.leer')}</span>
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
              { id: 'meins', header: t('konflikt.meins'), cell: ({ meins }) => oderLeer(meins) },
              { id: 'jetzt', header: t('konflikt.jetzt'), cell: ({ anderes }) => oderLeer(anderes) },
            ]}
          />
        )}
      </Stack>
    </Alert>
  )
}
