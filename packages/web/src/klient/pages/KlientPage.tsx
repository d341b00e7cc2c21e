import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { useMediaQuery } from '@mantine/hooks'
import { IconHomeHeart, IconListDetails, IconPlus, IconUserOff } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { BackLink, RecordHeader } from '../../ui/RecordHeader.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { toastError } from '../../ui/toast.tsx'
import { akteQuery, readForPrinting } from '../akte.queries.ts'
import { AkteBereiche } from '../components/akte/AkteBereiche.tsx'
import { AkteDruck } from '../components/akte/AkteDruck.tsx'
import { Warnungen, akteName } from '../components/akte/Kopf.tsx'
import { ageOn } from '../components/age.ts'
import { KlientStatusBadge } from '../components/KlientStatusBadge.tsx'
import { useMayMaintainKlienten } from '../components/useMayMaintainKlienten.ts'
import { StatusDialog } from '../components/wandel/StatusDialog.tsx'
import { Zustand } from '../components/wandel/Zustand.tsx'
import { AuskunftMenu } from '../components/auskunft/AuskunftMenu.tsx'
import { bestellungenPath, klientenPath, newBestellungPath, newHausbesuchPath } from '../klient.paths.ts'
import { useAkteTexts, useWandelTexts } from '../klient.texts.ts'
import { showQuery } from '../../ui/feedback.tsx'

const params = z.object({ klientId: z.uuid() })

interface Hinweise {
  hinweise: readonly ComponentType<{ akte: AkteAnswer }>[]
}

export function KlientPage({ hinweise }: Hinweise) {
  const t = useAkteTexts()
  const { klientId } = usePathParams(params)
  const { data: akte, state } = showQuery(useQuery(akteQuery(klientId)), { rows: 4, height: 120 })
  if (akte === undefined) {
    return (
      <>
        <PageHeader title={t('laedt')} above={<Link to={klientenPath}>{t('alle')}</Link>} />
        {state}
      </>
    )
  }
  return <Akte key={klientId} akte={akte} hinweise={hinweise} />
}

function Akte({ akte, hinweise }: Hinweise & { akte: AkteAnswer }) {
  const t = useAkteTexts()
  const drucken = useMutation({ mutationFn: () => readForPrinting(akte.id), onError: toastError, gcTime: 0 })
  const { person, id } = akte
  const schmal = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [dialog, setDialog] = useState(false)
  const today = useToday()
  const aenderbar = useMayMaintainKlienten() && person.status !== 'VERSTORBEN'
  const w = useWandelTexts()
  const bestellbar = person.status === 'AKTIV' || person.status === 'PAUSIERT'
  const menu: MenuEntry[] = [
    ...(bestellbar && schmal
      ? [
          { id: 'neu', label: t('neueBestellung'), icon: <IconPlus size={18} aria-hidden />, to: newBestellungPath(id) },
          { id: 'besuch', label: t('neuerHausbesuch'), icon: <IconHomeHeart size={18} aria-hidden />, to: newHausbesuchPath(id) },
        ]
      : []),
    { id: 'bestellungen', label: t('bestellungen'), icon: <IconListDetails size={18} aria-hidden />, to: bestellungenPath(id) },
    ...(aenderbar && schmal
      ? [{ id: 'status', label: w('aendern'), icon: <IconUserOff size={18} aria-hidden />, onSelect: () => setDialog(true) }]
      : []),
  ]
  return (
    <>
      {drucken.data !== undefined && <AkteDruck akte={drucken.data} onGedruckt={drucken.reset} />}
      {/* Hidden instead of unmounted: unsaved input must survive printing. */}
      <div hidden={drucken.data !== undefined}>
        <RecordHeader
          inPage
          title={akteName(person)}
          tabTitle={t('laedt')}
          back={<BackLink to={klientenPath}>{t('alle')}</BackLink>}
          meta={t('geboren', { datum: formatDate(person.geburtsdatum), alter: ageOn(person.geburtsdatum, today) })}
          state={<KlientStatusBadge status={person.status} />}
          actions={
            <>
              {!schmal && aenderbar && (
                <Button look="secondary" onClick={() => setDialog(true)}>
                  {w('aendern')}
                </Button>
              )}
              {!schmal && bestellbar && (
                <>
                  <LinkButton look="secondary" to={newHausbesuchPath(id)}>
                    {t('neuerHausbesuch')}
                  </LinkButton>
                  <LinkButton to={newBestellungPath(id)} icon={<IconPlus size={18} aria-hidden />}>
                    {t('neueBestellung')}
                  </LinkButton>
                </>
              )}
              <AuskunftMenu klientId={id} druckt={drucken.isPending} onDrucken={() => drucken.mutate()} before={menu} />
            </>
          }
        />
        <Stack gap="sm">
          <Zustand akte={akte} />
          <Warnungen akte={akte} />
          <Suspense>
            {hinweise.map((Hinweis, nr) => (
              <Hinweis key={nr} akte={akte} />
            ))}
          </Suspense>
        </Stack>
        {dialog && <StatusDialog klientId={id} person={person} onClose={() => setDialog(false)} />}
        <AkteBereiche akte={akte} />
      </div>
    </>
  )
}
