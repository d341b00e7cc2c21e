import { type MitgabeAnswer, mitgabeAnswer, mitgabeContract } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import { besuchRegeln } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconHeartbeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useSignal } from '../../shared/signal.ts'
import { StepDialog } from '../../step/StepDialog.tsx'
import { type StepBody, useStep } from '../../step/useStep.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, Stack, Text, Note } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { mitgabeQuery, sendAlong } from '../dokumentation.queries.ts'
import { useMitgabeTexts } from '../dokumentation.texts.ts'
import { useMesszeile } from './anzeige.ts'

export function MitgabeCard({ besuch: { id, typ, seite, praxis } }: { besuch: HausbesuchAnswer }) {
  if (seite === 'APOTHEKE' || praxis === null || !besuchRegeln[typ].ausfuehrend.includes('ARZT')) return null
  return <Mitgabe hausbesuchId={id} />
}

function Mitgabe({ hausbesuchId }: { hausbesuchId: string }) {
  const t = useMitgabeTexts()
  const messzeile = useMesszeile()
  const [open, setOffen] = useState(false)
  const { data, error, refetch } = useQuery(mitgabeQuery(hausbesuchId))
  useSignal('hausbesuch', (ruf) => {
    if (ruf === null || ruf.id === hausbesuchId) void refetch()
  })
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined || (data.werte.length === 0 && !data.aendern)) return null
  const { werte, von, waehlbar } = data
  const nichts = waehlbar.length === 0 ? t('nichts') : t('leer')
  return (
    <Card title={t('titel')}>
      <Stack gap="md">
        {werte.length === 0 && <Note>{nichts}</Note>}
        {werte.length > 0 && (
          <Stack gap="xs" component="ul" style={{ listStyle: 'none' }}>
            {werte.map((value) => (
              <li key={value.id}>{messzeile(value)}</li>
            ))}
          </Stack>
        )}
        {von !== null && werte.length > 0 && <Note>{t('von', { name: von.name, zeit: formatDateTime(von.am) })}</Note>}
        {waehlbar.length > 0 && (
          <div data-no-print>
            <Button look="secondary" icon={<IconHeartbeat size={18} aria-hidden />} onClick={() => setOffen(true)}>
              {t('waehlen')}
            </Button>
          </div>
        )}
      </Stack>
      {open && <MitgabeDialog hausbesuchId={hausbesuchId} mitgabe={data} onSchliessen={() => setOffen(false)} />}
    </Card>
  )
}

interface MitgabeDialogProps {
  hausbesuchId: string
  mitgabe: MitgabeAnswer
  onSchliessen: () => void
}

function MitgabeDialog({ hausbesuchId, mitgabe, onSchliessen }: MitgabeDialogProps) {
  const t = useMitgabeTexts()
  const messzeile = useMesszeile()
  const { werte, waehlbar } = mitgabe
  const { queryKey } = mitgabeQuery(hausbesuchId)
  const previous = new Set(werte.map(({ id }) => id))
  const form = useStep({
    record: mitgabe,
    queryKey,
    answer: mitgabeAnswer,
    schema: mitgabeContract.save.body,
    values: { messungIds: waehlbar.flatMap(({ id }) => (previous.has(id) ? [id] : [])) },
    toBody: (values): StepBody<typeof mitgabeContract.save.body> => values,
    send: (body, idempotencyKey) => sendAlong({ hausbesuchId, body, idempotencyKey }),
    reload: (client) => client.invalidateQueries({ queryKey }),
    onDone: () => {
      toastSuccess(t('gespeichert'))
      onSchliessen()
    },
  })
  const { messungIds } = form.form.values
  return (
    <StepDialog title={t('waehlen')} submit={t('mitgeben')} form={form} onClose={onSchliessen} shut={!mitgabe.aendern}>
      <Text size="sm">{t('hilfe')}</Text>
      <Stack gap="sm">
        {waehlbar.map((value) => (
          <Checkbox
            key={value.id}
            label={messzeile(value)}
            checked={messungIds.includes(value.id)}
            onChange={(event) =>
              form.form.setFieldValue(
                'messungIds',
                event.currentTarget.checked ? [...messungIds, value.id] : messungIds.filter((id) => id !== value.id),
              )
            }
          />
        ))}
      </Stack>
    </StepDialog>
  )
}
