import type { EinblickAnswer } from '@dreiklang/domain/bestellung/einblick.contract'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Fakten } from '../../../klient/components/akte/AbschnittFacts.tsx'
import { fields } from '../../../klient/components/akte/fields.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { einblickQuery } from '../../bestellung.queries.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { useEinblickLive } from '../live.ts'
import classes from './Akteneinblick.module.css'

interface AkteneinblickProps {
  bestellungId: string
  klientId: string
  seite: Exclude<BestellungAnswer['seite'], 'PFLEGE'>
}

/** What practice or pharmacy may see of the record; collapsed on a phone and loaded only when opened, because every load is logged. */
export function Akteneinblick(props: AkteneinblickProps) {
  const t = useTexts(blattTexts)
  const [offen, setOffen] = useState(() => !window.matchMedia('(max-width: 48em)').matches)
  return (
    <Disclosure label={t('einblick.titel')} opened={offen} onToggle={setOffen}>
      <Opened {...props} />
    </Disclosure>
  )
}

function Opened({ bestellungId, klientId, seite }: AkteneinblickProps) {
  const { data, error, refetch } = useQuery(einblickQuery(bestellungId))
  useEinblickLive(bestellungId, klientId)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={2} />
  return (
    <Stack gap="md">
      <Teil teil="DIAGNOSEN" abschnitt={data.diagnosen} />
      <Teil teil="PFLEGE" abschnitt={data.pflege} />
      <Sealed verschlossen={data.verschlossen} seite={seite} />
    </Stack>
  )
}

function Teil({ teil, abschnitt }: { teil: 'DIAGNOSEN' | 'PFLEGE'; abschnitt: object | null }) {
  const t = useTexts(blattTexts)
  if (abschnitt === null) return null
  return (
    <section aria-label={t(`einblick.teil.${teil}`)}>
      <Text fw={600} component="h3" size="md">
        {t(`einblick.teil.${teil}`)}
      </Text>
      <Fakten felder={[...fields.versicherung, ...fields.gesundheit].filter(({ name }) => name in abschnitt)} abschnitt={abschnitt} />
    </section>
  )
}

/** Lists what is not visible with the reason, so that nobody takes it for missing. */
function Sealed({ verschlossen, seite }: Pick<EinblickAnswer, 'verschlossen'> & Pick<AkteneinblickProps, 'seite'>) {
  const t = useTexts(blattTexts)
  if (verschlossen.length === 0) return null
  const grundOf = ({ teil, grund }: EinblickAnswer['verschlossen'][number]) => {
    if (grund === 'EINWILLIGUNG') return t(`einblick.grund.EINWILLIGUNG_${seite}`)
    if (grund === 'FUNKTION') return t(teil === 'PFLEGE' ? 'einblick.grund.FUNKTION_PFLEGE' : 'einblick.grund.FUNKTION')
    return t(`einblick.grund.${grund}`)
  }
  return (
    <section aria-label={t('einblick.zu')}>
      <Text fw={600} component="h3" size="md">
        {t('einblick.zu')}
      </Text>
      <ul className={classes.zu}>
        {verschlossen.map((eines) => (
          <li key={eines.teil}>
            <IconLock size={16} aria-hidden />
            <span>
              {t(`einblick.teil.${eines.teil}`)}: {grundOf(eines)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
