import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconCalendarOff } from '@tabler/icons-react'
import { Fragment } from 'react'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { EmptyState, ListSkeleton } from '../../ui/feedback.tsx'
import { BesuchOnDevice, WegOnDevice } from '../components/BesuchOnDevice.tsx'
import { Mitnahme, Pruefen, WaitingEntries } from '../components/Mitnahme.tsx'
import { besucheFrom } from '../components/lager/ersatz.ts'
import { useStand } from '../components/lager/stand.ts'
import { useAbgleich } from '../components/lager/abgleich.ts'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'

export function UnterwegsPage() {
  const t = useUnterwegsTexts()
  const h = useHausbesuchTexts()
  const { gelesen } = useStand()
  useAbgleich()
  return (
    <>
      <PageHeader title={t('titel')} above={<Link to={hausbesuchePath}>{h('alle')}</Link>} />
      {gelesen ? (
        <Stack gap="lg">
          <WaitingEntries />
          <Pruefen />
          <Mitnahme />
          <Besuche />
        </Stack>
      ) : (
        <ListSkeleton rows={3} height={160} />
      )}
    </>
  )
}

function Wege({ vor }: { vor: string | null }) {
  const { gepaeck } = useStand()
  return gepaeck?.tag.wege.filter((weg) => weg.vor === vor).map((weg) => <WegOnDevice key={weg.id} {...weg} />)
}

/** Always from the device: what is shown here is what is there without network. What is still to be done stands first. */
function Besuche() {
  const t = useUnterwegsTexts()
  const stand = useStand()
  const { gepaeck } = stand
  if (gepaeck === null) return null
  const besuche = besucheFrom(stand)
  if (besuche.length === 0 && gepaeck.tag.wege.length === 0) {
    return (
      <EmptyState icon={<IconCalendarOff size={28} />} title={t('mitnahme.leer')}>
        {t('mitnahme.leerText')}
      </EmptyState>
    )
  }
  const klientOf = (id: string) => gepaeck.tag.besuche.find(({ besuch }) => besuch.id === id)?.klient ?? null
  const isOver = ({ status }: HausbesuchAnswer) => endStatus.includes(status)
  return (
    <Stack gap="md">
      {besuche.map((besuch) => (
        <Fragment key={besuch.id}>
          <Wege vor={besuch.id} />
          {!isOver(besuch) && <BesuchOnDevice besuch={besuch} klient={klientOf(besuch.id)} />}
        </Fragment>
      ))}
      <Wege vor={null} />
      {besuche.filter(isOver).map((besuch) => (
        <BesuchOnDevice key={besuch.id} besuch={besuch} klient={klientOf(besuch.id)} />
      ))}
    </Stack>
  )
}
