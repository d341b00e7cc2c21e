import type { FehlerDefinition } from '@dreiklang/domain/shared/fehler'
import { klientFehler } from '@dreiklang/domain/klient/klient.errors'
import { useLanguage, useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Group, Stack } from '../../../ui/layout.ts'
import { LinkButton } from '../../../ui/Link.tsx'
import { Table } from '../../../ui/Table.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { type ImportErgebnis, useNimmImportZurueck } from '../../import.queries.ts'
import { importTexts } from '../../import.texts.ts'
import { klientenPath } from '../../klient.paths.ts'

const saetze: Record<string, FehlerDefinition> = klientFehler.definitionen

export function ImportBericht({
  importId,
  ergebnisse,
  onZurueck,
}: {
  importId: string
  ergebnisse: readonly ImportErgebnis[]
  onZurueck: () => void
}) {
  const t = useTexts(importTexts)
  const sprache = useLanguage()
  const zurueck = useNimmImportZurueck()
  const uebrig = ergebnisse.filter(({ code }) => code !== null)
  const aufgenommen = ergebnisse.length - uebrig.length
  const nimmZurueck = () =>
    zurueck.mutate(importId, {
      onSuccess: (zahlen) => {
        toastSuccess(t('zurueckgenommen', zahlen))
        onZurueck()
      },
      onError: toastError,
    })
  return (
    <Card>
      <Stack gap="md">
        <Alert tone={aufgenommen > 0 ? 'success' : 'warning'} title={t('fertig', { count: aufgenommen })} />
        {uebrig.length > 0 && (
          <Table
            caption={t('nichtUebernommen')}
            columns={[
              { id: 'klient', header: t('klient'), cell: ({ klient }) => `${klient.nachname}, ${klient.vorname}` },
              { id: 'ergebnis', header: t('ergebnis'), cell: ({ code }) => saetze[code ?? '']?.[sprache] ?? code },
            ]}
            rows={uebrig}
            rowKey={({ klient }) => `${klient.kvnr} ${klient.nachname} ${klient.vorname} ${klient.geburtsdatum}`}
          />
        )}
        <Group gap="sm">
          <LinkButton to={klientenPath}>{t('zuKlienten')}</LinkButton>
          {aufgenommen > 0 && (
            <Button look="secondary" busy={zurueck.isPending} onClick={nimmZurueck}>
              {t('zurueck')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
