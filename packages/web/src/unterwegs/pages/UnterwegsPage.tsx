import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { IconCalendarOff } from '@tabler/icons-react'
import { Fragment } from 'react'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { hausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Stack } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ListSkeleton } from '../../ui/States.tsx'
import { BesuchAmGeraet } from '../components/BesuchAmGeraet.tsx'
import { Mitnahme } from '../components/Mitnahme.tsx'
import { Pruefen } from '../components/Pruefen.tsx'
import { useAbgleich } from '../components/useAbgleich.ts'
import { Wartende } from '../components/Wartende.tsx'
import { WegAmGeraet } from '../components/WegAmGeraet.tsx'
import { besucheAus } from '../components/lager/ersatz.ts'
import { useStand } from '../components/lager/stand.ts'
import { unterwegsTexts } from '../unterwegs.texts.ts'

/** The day on this device: taken along, worked with, and what became of it. */
export function UnterwegsPage() {
  const t = useTexts(unterwegsTexts)
  const h = useTexts(hausbesuchTexts)
  const { gelesen } = useStand()
  useAbgleich()
  return (
    <>
      <PageHeader title={t('titel')} above={<Link to={hausbesuchePath}>{h('alle')}</Link>} />
      {gelesen ? (
        <Stack gap="lg">
          <Wartende />
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

/** Errands that lie before a visit, or after the last one. */
function Wege({ vor }: { vor: string | null }) {
  const { gepaeck } = useStand()
  return gepaeck?.tag.wege.filter((weg) => weg.vor === vor).map((weg) => <WegAmGeraet key={weg.id} {...weg} />)
}

/** Always from the device: what is shown here is what is there without network. What is still to be done stands first. */
function Besuche() {
  const t = useTexts(unterwegsTexts)
  const stand = useStand()
  const { gepaeck } = stand
  if (gepaeck === null) return null
  const besuche = besucheAus(stand)
  if (besuche.length === 0 && gepaeck.tag.wege.length === 0) {
    return (
      <EmptyState icon={<IconCalendarOff size={28} />} title={t('mitnahme.leer')}>
        {t('mitnahme.leerText')}
      </EmptyState>
    )
  }
  const klientVon = (id: string) => gepaeck.tag.besuche.find(({ besuch }) => besuch.id === id)?.klient ?? null
  const istVorbei = ({ status }: HausbesuchAntwort) => endStatus.includes(status)
  return (
    <Stack gap="md">
      {besuche.map((besuch) => (
        <Fragment key={besuch.id}>
          <Wege vor={besuch.id} />
          {!istVorbei(besuch) && <BesuchAmGeraet besuch={besuch} klient={klientVon(besuch.id)} />}
        </Fragment>
      ))}
      <Wege vor={null} />
      {besuche.filter(istVorbei).map((besuch) => (
        <BesuchAmGeraet key={besuch.id} besuch={besuch} klient={klientVon(besuch.id)} />
      ))}
    </Stack>
  )
}
