import { type VitalArt, vitalArten } from '@dreiklang/domain/dokumentation/vitalwerte'
import { type Rueckblick, type Vitalverlauf, rueckblicke } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { stillApplies } from '@dreiklang/domain/dokumentation/zielbereich.policy'
import { IconHeartbeat, IconTarget } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { SegmentedField } from '../../form/choiceFields.tsx'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { useSignal } from '../../shared/signal.ts'
import { Alert, EmptyState, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { VerlaufCard } from '../components/VerlaufCard.tsx'
import { ZielDialog } from '../components/ZielDialog.tsx'
import { vitalverlaufQuery } from '../dokumentation.queries.ts'
import { useVitalverlaufTexts } from '../dokumentation.texts.ts'

const params = z.object({ klientId: z.uuid() })
const search = z.object({ tage: z.enum(rueckblicke).default('90') })

const gezeigte = ({ werte, ziele, bis }: Vitalverlauf): VitalArt[] =>
  vitalArten.filter(
    (art) => werte.some((value) => value.art === art) || ziele.some((target) => target.art === art && stillApplies(target, bis)),
  )

export function VitalwertePage() {
  const t = useVitalverlaufTexts()
  const { klientId } = usePathParams(params)
  const [{ tage }, setSuche] = useSearchState(search)
  const [setzend, setSetzend] = useState(false)
  const { data: verlauf, error, refetch } = useQuery(vitalverlaufQuery(klientId, tage))
  useSignal('klient', (ruf) => {
    if (ruf === null || ruf.id === klientId) void refetch()
  })
  const klient = verlauf?.klient
  return (
    <>
      <PageHeader
        title={klient === undefined ? t('titel') : t('titelVon', { name: `${klient.nachname}, ${klient.vorname}` })}
        above={<Link to={hausbesuchePath}>{t('zurueck')}</Link>}
        actions={
          verlauf?.setzen === true && (
            <Button icon={<IconTarget size={20} aria-hidden />} onClick={() => setSetzend(true)}>
              {t('setzen')}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <SegmentedField
          label={t('zeitraum')}
          labelHidden
          choices={rueckblicke.map((value) => ({ value, label: t(`tage.${value}`) }))}
          value={tage}
          onChange={(neu: Rueckblick) => setSuche({ tage: neu })}
        />
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {verlauf === undefined && error === null && <ListSkeleton rows={3} height={240} />}
        {verlauf !== undefined && <Content verlauf={verlauf} klientId={klientId} />}
      </Stack>
      {setzend && verlauf !== undefined && <ZielDialog klientId={klientId} heute={verlauf.bis} onSchliessen={() => setSetzend(false)} />}
    </>
  )
}

function Content({ verlauf, klientId }: { verlauf: Vitalverlauf; klientId: string }) {
  const t = useVitalverlaufTexts()
  const arten = gezeigte(verlauf)
  return (
    <>
      {!verlauf.vollstaendig && <Alert tone="warning">{t('gekuerzt')}</Alert>}
      {arten.length === 0 && (
        <EmptyState icon={<IconHeartbeat size={28} />} title={t('leer')}>
          {t('leerText')}
        </EmptyState>
      )}
      {arten.map((art) => (
        <VerlaufCard key={art} art={art} klientId={klientId} verlauf={verlauf} />
      ))}
    </>
  )
}
