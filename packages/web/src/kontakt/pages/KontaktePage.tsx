import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { IconAddressBook, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef } from 'react'
import { z } from 'zod'
import { useTexts } from '../../shared/i18n.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { Filterleiste } from '../components/Filterleiste.tsx'
import { Liste } from '../components/Liste.tsx'
import { MehrMenu } from '../components/MehrMenu.tsx'
import { Rechts } from '../components/Rechts.tsx'
import { type Eintrag, type Filter, alsVerzeichnis, filtere, filterSchema, mitFilter } from '../components/verzeichnis.ts'
import { useKontaktTasten } from '../kontakt.actions.tsx'
import { neuerKontaktPath } from '../kontakt.paths.ts'
import { eigeneQuery, klientenQuery, kontakteQuery, tagsQuery, useLebendeKontakte } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import classes from './KontaktePage.module.css'

const params = z.object({ kontaktId: z.string().max(40).optional() })
const keine = { favourites: [], recent: [] }

/** The address book with the Klienten of the house: list and record side by side, on a phone one after the other. */
export function KontaktePage() {
  const t = useTexts(kontaktTexts)
  const { kontaktId } = usePathParams(params)
  const [filter, setFilter] = useSearchState(filterSchema)
  const { eintraege, laedt, fehler, tags, favoriten, mitKlienten, nochmal } = useVerzeichnis(filter)
  const suchfeld = useRef<HTMLInputElement>(null)
  useLebendeKontakte()
  useKontaktTasten({ neu: mitFilter(neuerKontaktPath, filter), suchfeld })

  return (
    <>
      <PageHeader
        title={t('titel')}
        actions={
          <>
            <MehrMenu eintraege={eintraege} tags={tags} />
            <LinkButton to={mitFilter(neuerKontaktPath, filter)} icon={<IconPlus size={20} aria-hidden />}>
              {t('neu')}
            </LinkButton>
          </>
        }
      />
      <div className={classes.seite} data-offen={kontaktId === undefined ? undefined : true}>
        <div className={classes.links}>
          <Card>
            <Stack gap="md">
              <Filterleiste filter={filter} onFilter={setFilter} tags={tags} mitKlienten={mitKlienten} suchfeld={suchfeld} />
              {fehler !== null && <ErrorState error={fehler} onRetry={nochmal} />}
              {laedt && <ListSkeleton />}
              {!laedt && eintraege.length === 0 && fehler === null && (
                <Leer filter={filter} onAlle={() => setFilter(filterSchema.parse({}))} />
              )}
              {eintraege.length > 0 && (
                <Liste key={JSON.stringify(filter)} eintraege={eintraege} filter={filter} offen={kontaktId} favoriten={favoriten} />
              )}
            </Stack>
          </Card>
        </div>
        <div className={classes.rechts}>
          <Rechts kontaktId={kontaktId} filter={filter} tags={tags} favoriten={favoriten} />
        </div>
      </div>
    </>
  )
}

function useVerzeichnis(filter: Filter) {
  const rollen = useUser().roles
  const { access } = klientContract.search
  const mitKlienten = access.kind === 'signed-in' && access.rollen.some((rolle) => rollen.includes(rolle))
  const kontakte = useQuery(kontakteQuery)
  const tags = useQuery(tagsQuery)
  const eigene = useQuery(eigeneQuery)
  const klienten = useQuery({ ...klientenQuery, enabled: mitKlienten })
  const verzeichnis = useMemo(
    () => alsVerzeichnis({ kontakte: kontakte.data ?? [], klienten: klienten.data ?? [], tags: tags.data ?? [] }),
    [kontakte.data, klienten.data, tags.data],
  )
  const gezeigt = useDeferredValue(filter)
  const eintraege: readonly Eintrag[] = useMemo(
    () => filtere(verzeichnis, gezeigt, eigene.data ?? keine),
    [verzeichnis, gezeigt, eigene.data],
  )
  const anfragen = mitKlienten ? [kontakte, tags, eigene, klienten] : [kontakte, tags, eigene]
  return {
    eintraege,
    tags: tags.data ?? [],
    favoriten: useMemo(() => new Set(eigene.data?.favourites), [eigene.data]),
    mitKlienten,
    laedt: anfragen.some(({ isPending }) => isPending) && anfragen.every(({ error }) => error === null),
    fehler: anfragen.find(({ error }) => error !== null)?.error ?? null,
    nochmal: () => {
      for (const anfrage of anfragen) if (anfrage.error !== null) void anfrage.refetch()
    },
  }
}

function Leer({ filter, onAlle }: { filter: Filter; onAlle: () => void }) {
  const t = useTexts(kontaktTexts)
  const gefiltert = mitFilter('', filter) !== ''
  return (
    <EmptyState
      icon={<IconAddressBook size={28} />}
      title={t(gefiltert ? 'liste.nichts' : 'liste.leer')}
      action={
        gefiltert && (
          <Button look="secondary" onClick={onAlle}>
            {t('liste.alleZeigen')}
          </Button>
        )
      }
    >
      {t(gefiltert ? 'liste.nichtsText' : 'liste.leerText')}
    </EmptyState>
  )
}
