import { type IconSetId, findIcons, iconSetIds, iconSets, iconSources } from '@dreiklang/domain/icons/icons'
import { IconIcons } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { SearchBox } from '../../form/SearchBox.tsx'
import { formatNumber } from '../../shared/format.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { PlainLink } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { IconGrid } from '../components/IconGrid.tsx'
import { iconsQuery } from '../icons.queries.ts'
import { useIconsTexts } from '../icons.texts.ts'
import chip from '../../ui/Chip.module.css'
import classes from '../components/Icons.module.css'

const params = z.object({ set: z.enum(iconSetIds).default('feather') })
const address = z.object({ suche: z.string().max(60).default('') })

export function IconsPage() {
  const t = useIconsTexts()
  const { set } = usePathParams(params)
  const [{ suche: search }, setAddress] = useSearchState(address)
  const { data: icons, state } = showQuery(useQuery(iconsQuery(set)), { rows: 6, height: 88 })
  const heading = usePageTitle(t('title'))
  const names = icons && findIcons(icons.list, search)
  const source = iconSources[iconSets[set].source]
  return (
    <>
      <div className={classes.header}>
        <div className={classes.name}>
          <Title order={1} size="h3" ref={heading} tabIndex={-1}>
            {t('title')}
          </Title>
          {names !== undefined && (
            <span className={classes.count} role="status">
              {t('count', { count: names.length, number: formatNumber(names.length) })}
            </span>
          )}
        </div>
        <SearchBox
          label={t('search')}
          maxLength={60}
          value={search}
          onSearch={(suche) => setAddress({ suche })}
          className={classes.search}
        />
      </div>
      <Sets set={set} search={search} />
      {state}
      {names?.length === 0 && (
        <EmptyState icon={<IconIcons size={28} />} title={t('notFound')}>
          {t('notFoundText')}
        </EmptyState>
      )}
      {names !== undefined && names.length > 0 && <IconGrid key={set} set={set} names={names} />}
      <p className={classes.source}>
        <a href={source.link} target="_blank" rel="noopener noreferrer">
          {t('source', source)}
        </a>
      </p>
    </>
  )
}

function Sets({ set, search }: { set: IconSetId; search: string }) {
  const t = useIconsTexts()
  const row = useRef<HTMLElement>(null)
  // On a phone two or three are seen at a time.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [set])
  const query = search === '' ? '' : `?${new URLSearchParams({ suche: search }).toString()}`
  return (
    <nav ref={row} className={classes.sets} aria-label={t('sets')}>
      {iconSetIds.map((id) => (
        <PlainLink
          key={id}
          to={`/ui/icons/${id}${query}`}
          className={`${chip.chip} ${classes.set}`}
          aria-current={id === set ? 'page' : undefined}
        >
          {iconSets[id].name}
        </PlainLink>
      ))}
    </nav>
  )
}
