import type { CourseCategory } from '@dreiklang/domain/academy/academy.contract'
import { IconEyeOff, IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { SearchBox } from '../../form/SearchBox.tsx'
import { useSearchState } from '../../shared/searchState.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import chip from '../../ui/Chip.module.css'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { dutiesPath } from '../academy.paths.ts'
import { useAcademyQueries } from '../academy.queries.ts'
import { useAcademyTexts } from '../academy.texts.ts'
import { CourseCard } from './CourseCard.tsx'
import { filterCourses, listCourses } from './courseList.ts'
import classes from './Courses.module.css'

const address = z.object({
  suche: z.string().max(120).default(''),
  kategorie: z.string().max(40).default(''),
  offen: z.stringbool().default(false),
})

const nothing: readonly [] = []

export function CoursesView() {
  const t = useAcademyTexts()
  const queries = useAcademyQueries()
  const [{ suche, kategorie, offen }, setAddress] = useSearchState(address)
  const { data: courses, state } = showQuery(useQuery(queries.courses), { rows: 3, height: 176 })
  const { data: mine, state: mineState } = showQuery(useQuery(queries.mine), { rows: 1 })
  const { data: categories = nothing } = useQuery(queries.categories)
  const shown = courses && filterCourses(listCourses(courses, mine), { search: suche, category: kategorie, hideDone: offen })
  return (
    <>
      <CoursesHeader count={shown?.length} search={suche} leads={mine?.leads === true} onSearch={(text) => setAddress({ suche: text })}>
        <Filters categories={categories} category={kategorie} hideDone={offen} onChange={(change) => setAddress(change)} />
      </CoursesHeader>
      {state ?? mineState}
      {shown?.length === 0 && (
        <EmptyState icon={<IconSchool size={28} />} title={t('none.title')}>
          {t('none.text')}
        </EmptyState>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={classes.grid} aria-label={t('title')}>
          {shown.map((listed) => (
            <CourseCard key={listed.course.id} listed={listed} />
          ))}
        </ul>
      )}
    </>
  )
}

interface CoursesHeaderProps {
  count: number | undefined
  search: string
  leads: boolean
  onSearch: (search: string) => void
  /** Narrows the list beside the search. */
  children: ReactNode
}

function CoursesHeader({ count, search, leads, onSearch, children }: CoursesHeaderProps) {
  const t = useAcademyTexts()
  const heading = usePageTitle(t('title'))
  return (
    <div className={classes.header} data-no-print>
      <div className={classes.name}>
        <Title order={1} size="h3" ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        {count !== undefined && <span className={classes.quiet}>{t('count', { count })}</span>}
      </div>
      {children}
      <SearchBox label={t('search')} maxLength={120} value={search} onSearch={onSearch} className={classes.search} />
      {leads && (
        <LinkButton to={dutiesPath} look="secondary">
          {t('duties.title')}
        </LinkButton>
      )}
    </div>
  )
}

interface FiltersProps {
  categories: readonly CourseCategory[]
  category: string
  hideDone: boolean
  onChange: (change: { kategorie?: string; offen?: boolean }) => void
}

function Filters({ categories, category, hideDone, onChange }: FiltersProps) {
  const t = useAcademyTexts()
  return (
    <div className={classes.filters} role="group" aria-label={t('filter')}>
      {categories.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={chip.chip}
          aria-pressed={id === category}
          onClick={() => onChange({ kategorie: id === category ? '' : id })}
        >
          {title}
        </button>
      ))}
      <button type="button" className={chip.chip} aria-pressed={hideDone} onClick={() => onChange({ offen: !hideDone })}>
        <IconEyeOff size={16} aria-hidden />
        {t('hideDone')}
      </button>
    </div>
  )
}
