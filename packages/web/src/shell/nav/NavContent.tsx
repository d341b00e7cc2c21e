import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { NavIcon } from './navigationIcons.tsx'
import classes from './NavContent.module.css'
import { looksOf } from './navTree.ts'

export function NavContent({ item, icon = true }: { item: NavigationItem; icon?: boolean }) {
  return (
    <>
      {icon && item.icon !== undefined && (
        <span className={classes.icon} data-look={looksOf(item.classes?.icon)}>
          <NavIcon name={item.icon} />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.title} data-look={looksOf(item.classes?.title)}>
          {item.title}
        </span>
        {item.subtitle !== undefined && (
          <span className={classes.subtitle} data-look={looksOf(item.classes?.subtitle)}>
            {item.subtitle}
          </span>
        )}
      </span>
      {item.badge !== undefined && (
        <span className={classes.badge} data-look={looksOf(item.badge.classes)}>
          {item.badge.title}
        </span>
      )}
    </>
  )
}
