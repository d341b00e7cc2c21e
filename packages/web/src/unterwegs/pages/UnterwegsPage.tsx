import { IconCalendarOff } from '@tabler/icons-react'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { EmptyState, ListSkeleton } from '../../ui/feedback.tsx'
import { Mitnahme, Pruefen, WaitingEntries } from '../components/Mitnahme.tsx'
import { useStand } from '../components/lager/stand.ts'
import { useAbgleich } from '../components/lager/abgleich.ts'
import { StopsOnDevice } from '../components/TourOnDevice.tsx'
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
          <Besuche />
          <Mitnahme />
        </Stack>
      ) : (
        <ListSkeleton rows={3} height={160} />
      )}
    </>
  )
}

function Besuche() {
  const t = useUnterwegsTexts()
  const stand = useStand()
  const { gepaeck } = stand
  if (gepaeck === null) return null
  const { besuche, wege, runde } = gepaeck.tag
  if (besuche.length === 0 && wege.length === 0 && runde.length > 0) return null
  if (besuche.length > 0 || wege.length > 0) return <StopsOnDevice stand={stand} gepaeck={gepaeck} />
  return (
    <EmptyState icon={<IconCalendarOff size={28} />} title={t('mitnahme.leer')}>
      {t('mitnahme.leerText')}
    </EmptyState>
  )
}
