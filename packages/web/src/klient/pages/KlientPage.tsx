import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { useMediaQuery } from '@mantine/hooks'
import { IconHomeHeart, IconListDetails, IconPlus, IconUserOff } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { z } from 'zod'
import { usePathParams } from '../../shared/searchState.ts'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { toastError } from '../../ui/toast.tsx'
import { akteQuery, readForPrinting } from '../akte.queries.ts'
import { AkteBereiche } from '../components/akte/AkteBereiche.tsx'
import { AkteDruck } from '../components/akte/AkteDruck.tsx'
import { Warnungen, WerEsIst, akteName } from '../components/akte/Kopf.tsx'
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
  const aenderbar = useMayMaintainKlienten() && person.status !== 'VERSTORBEN'
  const w = useWandelTexts()
  const bestellbar = person.status === 'AKTIV' || person.status === 'PAUSIERT'
  const aktionen: MenuEntry[] = [
    ...(bestellbar
      ? [
          { id: 'neu', label: t('neueBestellung'), icon: <IconPlus size={18} aria-hidden />, to: newBestellungPath(id) },
          { id: 'besuch', label: t('neuerHausbesuch'), icon: <IconHomeHeart size={18} aria-hidden />, to: newHausbesuchPath(id) },
        ]
      : []),
    { id: 'bestellungen', label: t('bestellungen'), icon: <IconListDetails size={18} aria-hidden />, to: bestellungenPath(id) },
    ...(aenderbar
      ? [{ id: 'status', label: w('aendern'), icon: <IconUserOff size={18} aria-hidden />, onSelect: () => setDialog(true) }]
      : []),
  ]
  return (
    <>
      {drucken.data !== undefined && <AkteDruck akte={drucken.data} onGedruckt={drucken.reset} />}
      {/* Hidden instead of unmounted: unsaved input must survive printing. */}
      <div hidden={drucken.data !== undefined}>
        <PageHeader
          title={akteName(person)}
          above={<Link to={klientenPath}>{t('alle')}</Link>}
          subtitle={<WerEsIst person={person} />}
          actions={
            schmal ? (
              <AuskunftMenu
                klientId={id}
                druckt={drucken.isPending}
                onDrucken={() => drucken.mutate()}
                alles={{ label: t('aktionen'), entries: aktionen }}
              />
            ) : (
              <>
                {aenderbar && (
                  <Button look="secondary" onClick={() => setDialog(true)}>
                    {w('aendern')}
                  </Button>
                )}
                <LinkButton look="secondary" to={bestellungenPath(id)}>
                  {t('bestellungen')}
                </LinkButton>
                <AuskunftMenu klientId={id} druckt={drucken.isPending} onDrucken={() => drucken.mutate()} />
                {bestellbar && (
                  <LinkButton look="secondary" to={newHausbesuchPath(id)}>
                    {t('neuerHausbesuch')}
                  </LinkButton>
                )}
                {bestellbar && (
                  <LinkButton to={newBestellungPath(id)} icon={<IconPlus size={20} aria-hidden />}>
                    {t('neueBestellung')}
                  </LinkButton>
                )}
              </>
            )
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
