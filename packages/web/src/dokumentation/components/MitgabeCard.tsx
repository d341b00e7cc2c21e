import { besuchRegeln } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconHeartbeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useSignal } from '../../shared/signal.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { mitgabeQuery } from '../dokumentation.queries.ts'
import { mitgabeTexts } from '../mitgabe.texts.ts'
import { MitgabeDialog } from './MitgabeDialog.tsx'
import { useMesszeile } from './anzeige.ts'

export function MitgabeCard({ besuch: { id, typ, seite, praxis } }: { besuch: HausbesuchAnswer }) {
  if (seite === 'APOTHEKE' || praxis === null || !besuchRegeln[typ].ausfuehrend.includes('ARZT')) return null
  return <Mitgabe hausbesuchId={id} />
}

function Mitgabe({ hausbesuchId }: { hausbesuchId: string }) {
  const t = useTexts(mitgabeTexts)
  const messzeile = useMesszeile()
  const [offen, setOffen] = useState(false)
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
        {werte.length === 0 && (
          <Text size="sm" c="dimmed">
            {nichts}
          </Text>
        )}
        {werte.length > 0 && (
          <Stack gap="xs" component="ul" style={{ listStyle: 'none' }}>
            {werte.map((value) => (
              <li key={value.id}>{messzeile(value)}</li>
            ))}
          </Stack>
        )}
        {von !== null && werte.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('von', { name: von.name, zeit: formatDateTime(von.am) })}
          </Text>
        )}
        {waehlbar.length > 0 && (
          <div data-no-print>
            <Button look="secondary" icon={<IconHeartbeat size={18} aria-hidden />} onClick={() => setOffen(true)}>
              {t('waehlen')}
            </Button>
          </div>
        )}
      </Stack>
      {offen && <MitgabeDialog hausbesuchId={hausbesuchId} mitgabe={data} onSchliessen={() => setOffen(false)} />}
    </Card>
  )
}
