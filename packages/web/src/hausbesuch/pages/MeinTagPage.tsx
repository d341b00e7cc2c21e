import { istDatum, plusTage } from '@dreiklang/domain/shared/zeit'
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatLongDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Group } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/States.tsx'
import classes from '../components/Tageskarte.module.css'
import { Tageskarte } from '../components/Tageskarte.tsx'
import { useHeute } from '../components/useHeute.ts'
import { hausbesuchePath, unterwegsPath } from '../hausbesuch.paths.ts'
import { meinTagQuery, useHausbesuchLive } from '../hausbesuch.queries.ts'
import { hausbesuchTexts } from '../hausbesuch.texts.ts'

const suche = z.object({ tag: z.string().refine(istDatum).nullable().default(null) })

/** The own visits of a day, one under the other in the order of time. */
export function MeinTagPage() {
  const t = useTexts(hausbesuchTexts)
  const heute = useHeute()
  const [{ tag: gewaehlt }, setSuche] = useSearchState(suche)
  const tag = gewaehlt ?? heute
  const { data: besuche, error, refetch } = useQuery(meinTagQuery(tag))
  useHausbesuchLive()
  const geheZu = (naechster: string) => setSuche({ tag: naechster === heute ? null : naechster })
  return (
    <>
      <PageHeader
        title={t('tag.titel')}
        subtitle={formatLongDate(tag)}
        above={
          <Group gap="md">
            <Link to={hausbesuchePath}>{t('alle')}</Link>
            <Link to={unterwegsPath}>{t('tag.ohneNetz')}</Link>
          </Group>
        }
        actions={
          <Group gap="xs">
            <IconButton
              label={t('tag.vorher')}
              icon={<IconChevronLeft size={22} aria-hidden />}
              onClick={() => geheZu(plusTage(tag, -1))}
            />
            {tag !== heute && (
              <Button look="secondary" onClick={() => geheZu(heute)}>
                {t('tag.heute')}
              </Button>
            )}
            <IconButton
              label={t('tag.nachher')}
              icon={<IconChevronRight size={22} aria-hidden />}
              onClick={() => geheZu(plusTage(tag, 1))}
            />
          </Group>
        }
      />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {besuche === undefined && error === null && <ListSkeleton rows={3} height={220} />}
      {besuche?.length === 0 && (
        <EmptyState icon={<IconCalendarOff size={28} />} title={t('tag.leer')}>
          {t('tag.leerText')}
        </EmptyState>
      )}
      {besuche !== undefined && besuche.length > 0 && (
        <ol className={classes.liste}>
          {besuche.map((besuch) => (
            <Tageskarte key={besuch.id} besuch={besuch} />
          ))}
        </ol>
      )}
    </>
  )
}
