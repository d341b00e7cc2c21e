import { BottomBar } from './BottomBar.tsx'
import { NavDrawer, type NavDrawerProps } from './NavDrawer.tsx'

/** What leads around where the navigation has no room beside the page; loaded there only. */
export function SmallNav(props: NavDrawerProps) {
  return (
    <>
      <BottomBar panel={props.panel} />
      <NavDrawer {...props} />
    </>
  )
}
