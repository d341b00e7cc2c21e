import { IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { SearchBox } from '../../form/SearchBox.tsx'
import { useSearchState } from '../../shared/searchState.ts'
import { Link } from '../../ui/buttons.tsx'
import chip from '../../ui/Chip.module.css'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Card, Title, usePageTitle } from '../../ui/layout.tsx'
import { GuideCategories } from '../components/GuideCategories.tsx'
import { HelpLines, lineOfHit } from '../components/HelpLines.tsx'
import { Questions } from '../components/Questions.tsx'
import { changesPath } from '../help.paths.ts'
import { screenQuery, searchQuery } from '../help.queries.ts'
import { useHelpTexts } from '../help.texts.ts'
import classes from '../components/Help.module.css'

const views = { anleitungen: 'view.guides', fragen: 'view.questions' } as const
const address = z.object({
  ansicht: z.enum(['anleitungen', 'fragen']).default('anleitungen'),
  suche: z.string().max(120).default(''),
  frage: z.string().max(130).default(''),
  zu: z.string().max(300).default(''),
})

export function HelpPage() {
  const t = useHelpTexts()
  const heading = usePageTitle(t('title'))
  const [{ ansicht: view, suche: search, frage: question, zu: page }, setAddress] = useSearchState(address)
  return (
    <>
      <div className={classes.header} data-no-print>
        <div className={classes.name}>
          <Title order={1} size="h3" ref={heading} tabIndex={-1}>
            {t('title')}
          </Title>
          <Link to={changesPath}>{t('changes')}</Link>
        </div>
        <SearchBox
          className={classes.search}
          label={t('search')}
          maxLength={120}
          value={search}
          onSearch={(suche) => setAddress({ suche, frage: '' })}
        />
        <div className={classes.views} role="group" aria-label={t('show')}>
          {(['anleitungen', 'fragen'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={chip.chip}
              aria-pressed={search === '' && one === view}
              onClick={() => setAddress({ ansicht: one, suche: '', frage: '' })}
            >
              {t(views[one])}
            </button>
          ))}
        </div>
      </div>
      {search !== '' && <Hits search={search} />}
      {search === '' && page !== '' && view === 'anleitungen' && <OfPage page={page} />}
      {search === '' && view === 'anleitungen' && <GuideCategories />}
      {search === '' && view === 'fragen' && <Questions opened={question} onOpen={(frage) => setAddress({ frage })} />}
    </>
  )
}

function Hits({ search }: { search: string }) {
  const t = useHelpTexts()
  const { data: hits, state } = showQuery(useQuery(searchQuery(search)), { rows: 4, height: 56 })
  if (hits === undefined) return state
  if (hits.length === 0)
    return (
      <EmptyState icon={<IconSearchOff size={28} />} title={t('nothing.title')}>
        {t('nothing.text')}
      </EmptyState>
    )
  const title = t('hits', { count: hits.length })
  return (
    <Card title={title}>
      <HelpLines label={title} lines={hits.map((hit) => ({ ...lineOfHit(hit), note: t(`kind.${hit.kind}`) }))} />
    </Card>
  )
}

/** What the page is about from which somebody came. */
function OfPage({ page }: { page: string }) {
  const t = useHelpTexts()
  const { data: hits, state } = showQuery(useQuery(screenQuery(page)), { rows: 1, height: 56 })
  if (hits === undefined) return state
  return (
    <div className={classes.block}>
      <Card title={t('ofPage')}>
        {hits.length === 0 ? (
          <p className={classes.answer}>{t('noneOfPage')}</p>
        ) : (
          <HelpLines label={t('ofPage')} lines={hits.map(lineOfHit)} />
        )}
      </Card>
    </div>
  )
}
