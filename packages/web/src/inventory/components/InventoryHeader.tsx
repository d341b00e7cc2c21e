import type { ReactNode } from 'react'
import { PlainLink } from '../../ui/buttons.tsx'
import chip from '../../ui/Chip.module.css'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { inventoryPath, placesPath, proposalPath, recallsPath } from '../inventory.paths.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import classes from './Inventory.module.css'

const views = { stock: inventoryPath, places: placesPath, proposal: proposalPath, recalls: recallsPath } as const

/** The head of every page of the inventory; `children` is what the page adds to it. */
export function InventoryHeader({ here, children }: { here: keyof typeof views; children?: ReactNode }) {
  const t = useInventoryTexts()
  const heading = usePageTitle(here === 'stock' ? t('title') : `${t(`view.${here}`)} · ${t('title')}`)
  return (
    <div className={classes.header} data-no-print>
      <Title order={1} size="h4" ref={heading} tabIndex={-1}>
        {t('title')}
      </Title>
      <nav className={classes.views} aria-label={t('views')}>
        {(Object.keys(views) as (keyof typeof views)[]).map((view) => (
          <PlainLink key={view} to={views[view]} className={chip.chip} {...(view === here && { 'aria-current': 'page' })}>
            {t(`view.${view}`)}
          </PlainLink>
        ))}
      </nav>
      {children}
    </div>
  )
}
