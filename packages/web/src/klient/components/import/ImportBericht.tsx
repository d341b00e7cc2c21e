import { klientErrors } from '@dreiklang/domain/klient/klient.errors'
import type { ErrorDefinition } from '@dreiklang/domain/shared/refusal'
import { useLanguage } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Button, LinkButton } from '../../../ui/buttons.tsx'
import { Card, Group } from '../../../ui/layout.tsx'
import { Table } from '../../../ui/Table.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { type ImportResult, useTakeBackImport } from '../../import.queries.ts'
import { klientenPath } from '../../klient.paths.ts'
import { useImportTexts } from '../../klient.texts.ts'

const sentences: Record<string, ErrorDefinition> = klientErrors.definitionen

export function ImportBericht({
  importId,
  ergebnisse,
  onZurueck,
}: {
  importId: string
  ergebnisse: readonly ImportResult[]
  onZurueck: () => void
}) {
  const t = useImportTexts()
  const language = useLanguage()
  const zurueck = useTakeBackImport()
  const left = ergebnisse.filter(({ code }) => code !== null)
  const aufgenommen = ergebnisse.length - left.length
  const takeBack = () =>
    zurueck.mutate(importId, {
      onSuccess: (numbers) => {
        toastSuccess(t('zurueckgenommen', numbers))
        onZurueck()
      },
      onError: toastError,
    })
  return (
    <Card gap="md">
      <Alert tone={aufgenommen > 0 ? 'success' : 'warning'} title={t('fertig', { count: aufgenommen })} />
      {left.length > 0 && (
        <Table
          caption={t('nichtUebernommen')}
          columns={[
            { id: 'klient', header: t('klient'), cell: ({ klient }) => `${klient.nachname}, ${klient.vorname}` },
            { id: 'ergebnis', header: t('ergebnis'), cell: ({ code }) => sentences[code ?? '']?.[language] ?? code },
          ]}
          rows={left}
          rowKey={({ klient }) => `${klient.kvnr} ${klient.nachname} ${klient.vorname} ${klient.geburtsdatum}`}
        />
      )}
      <Group gap="sm">
        <LinkButton to={klientenPath}>{t('zuKlienten')}</LinkButton>
        {aufgenommen > 0 && (
          <Button look="secondary" busy={zurueck.isPending} onClick={takeBack}>
            {t('zurueck')}
          </Button>
        )}
      </Group>
    </Card>
  )
}
