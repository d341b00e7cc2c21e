import { menuFor } from '@dreiklang/domain/navigation/menu'
import { rollen } from '@dreiklang/domain/shared/akteur'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../shared/queryClient.ts'
import { landingPath } from './landing.ts'
import { pagesOf } from './nav/navTree.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ queryClient: createQueryClient(), history: createMemoryHistory() })
/** The address of the page, with its parameters as they were asked for. */
function pageOf(path: string): string | undefined {
  const [routes, params] = router.getMatchedRoutes(path)
  const found = routes.at(-1)?.fullPath.replace(/\/\{-\$\w+\}$/, '')
  return found?.replaceAll(/\$(\w+)/g, (whole: string, name: string) => params[name] ?? whole)
}

describe('every address that the shell leads to has a page', () => {
  it('an unknown one has the page that says so', () => {
    expect(pageOf('/gibt/es/nicht')).toBe('/$')
  })

  it.each(rollen)('the landing of %s', (rolle) => {
    expect(pageOf(landingPath([rolle]) ?? '')).toBe(landingPath([rolle]))
  })

  it.each(rollen)('the navigation of %s', (rolle) => {
    const paths = pagesOf(menuFor({ rolle, sprache: 'de', dran: 1 }).default).flatMap(({ link }) => link ?? [])
    expect(paths.map(pageOf)).toEqual(paths)
  })

  it.each(['/settings', '/sign-out', '/impressum', '/datenschutz', '/forgot-password', '/reset-password', '/dashboard', '/example'])(
    '%s',
    (path) => {
      expect(pageOf(path)).toBe(path)
    },
  )
})
