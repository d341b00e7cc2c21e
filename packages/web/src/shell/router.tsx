import { rechtstextPaths } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { secondFactorPath } from '../anmeldung/anmeldung.paths.ts'
import { einladungPath } from '../personal/personal.paths.ts'
import { sessionStore } from '../shared/apiClient.ts'
import { loadTexts } from '../shared/i18n.ts'
import { wantHeadingFocus } from '../shared/navigationFocus.ts'
import { safeRedirectPath, signInPath } from '../shared/redirectUrl.ts'
import { parseSearch, stringifySearch } from '../shared/searchParams.ts'
import { restoreSession } from '../shared/session.ts'
import { ListSkeleton } from '../ui/feedback.tsx'
import { EmptyLayout } from './EmptyLayout.tsx'
import { Root } from './Root.tsx'
import { guardSignedIn, guardSignedOut } from './guards.ts'
import { landingPath } from './landing.ts'
import { BrokenPage } from './pages/BrokenPage.tsx'
import { roomRoutes } from './rooms.tsx'

const origin = () => window.location.origin

interface RouterContext {
  queryClient: QueryClient
}

async function requireSession({ location }: { location: ParsedLocation }): Promise<void> {
  const session = await restoreSession()
  const elsewhere = guardSignedIn({ session, pathname: location.pathname, href: location.href })
  if (elsewhere !== null) throw redirect({ href: elsewhere, replace: true })
}

async function requireLockedSession({ location }: { location: ParsedLocation<Record<string, unknown>> }): Promise<void> {
  const session = await restoreSession()
  const target = safeRedirectPath(location.search['redirectURL'], origin()) ?? '/'
  if (session.kind === 'signed-in') throw redirect({ href: target, replace: true })
  if (session.kind !== 'locked') throw redirect({ href: signInPath(target), replace: true })
}

async function requireNoSession({ location }: { location: ParsedLocation<Record<string, unknown>> }): Promise<void> {
  const session = await restoreSession()
  const { pathname, href, search } = location
  const elsewhere = guardSignedOut({ session, pathname, href, redirectURL: search['redirectURL'], origin: origin() })
  if (elsewhere !== null) throw redirect({ href: elsewhere, replace: true })
}

function landing(): void {
  const session = sessionStore.state()
  const path = session.kind === 'signed-in' ? landingPath(session.user.roles) : null
  if (path !== null) throw redirect({ href: path, replace: true })
}

const root = createRootRouteWithContext<RouterContext>()({ component: Root })

const signedOut = createRoute({
  getParentRoute: () => root,
  id: 'signed-out',
  component: EmptyLayout,
  beforeLoad: requireNoSession,
  staticData: { layout: 'empty' },
})
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./Shell.tsx'), 'Shell'),
  beforeLoad: async ({ context, location }) => {
    await requireSession({ location })
    const { listenBeforeReading } = await import('./liveConnection.ts')
    await listenBeforeReading(context.queryClient)
  },
  loader: async ({ context }) => {
    const { loadInitialData } = await import('./initialData.ts')
    await Promise.all([loadTexts(), loadInitialData(context.queryClient)])
  },
})
/** In the session, but without the shell around: there is nothing left to navigate to. */
const leaving = createRoute({ getParentRoute: () => root, id: 'leaving', component: EmptyLayout, staticData: { layout: 'empty' } })
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: lazyRouteComponent(() => import('./OpenFrame.tsx'), 'OpenFrame'),
  beforeLoad: restoreSession,
})

const toDashboard = (path: string) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    beforeLoad: () => {
      throw redirect({ href: '/dashboard', replace: true })
    },
  })

const signInPage = lazyRouteComponent(() => import('../demo/components/SignInWithDemo.tsx'), 'SignInWithDemo')
const signedOutPages = [
  { path: '/sign-in', component: signInPage },
  // The guard lets every address through that starts like this, so each has to have a page without a session.
  { path: '/sign-in{$}', component: signInPage },
  {
    path: '/forgot-password',
    component: lazyRouteComponent(() => import('../anmeldung/pages/MailPages.tsx'), 'ForgotPasswordPage'),
  },
  { path: '/sign-up', component: lazyRouteComponent(() => import('../anmeldung/pages/SignUpPage.tsx'), 'SignUpPage') },
  {
    path: '/confirmation-required',
    component: lazyRouteComponent(() => import('../anmeldung/pages/MailPages.tsx'), 'ConfirmationRequiredPage'),
  },
  { path: '/public-form', component: lazyRouteComponent(() => import('../anliegen/pages/FormularPage.tsx'), 'FormularPage') },
  { path: '/public-form/status', component: lazyRouteComponent(() => import('../anliegen/pages/StatusPage.tsx'), 'StatusPage') },
  { path: einladungPath, component: lazyRouteComponent(() => import('../personal/pages/EinladungPage.tsx'), 'EinladungPage') },
  { path: '/reset-password', component: lazyRouteComponent(() => import('../anmeldung/pages/ResetPasswordPage.tsx'), 'ResetPasswordPage') },
] as const

const tree = root.addChildren([
  signedOut.addChildren(signedOutPages.map((page) => createRoute({ getParentRoute: () => signedOut, ...page }))),
  leaving.addChildren([
    createRoute({
      getParentRoute: () => leaving,
      path: '/unlock-session',
      beforeLoad: requireLockedSession,
      component: lazyRouteComponent(() => import('../anmeldung/pages/UnlockSessionPage.tsx'), 'UnlockSessionPage'),
    }),
    createRoute({
      getParentRoute: () => leaving,
      path: '/confirm-email',
      component: lazyRouteComponent(() => import('../anmeldung/pages/EmailPages.tsx'), 'ConfirmEmailPage'),
    }),
    createRoute({
      getParentRoute: () => leaving,
      path: '/undo-email',
      component: lazyRouteComponent(() => import('../anmeldung/pages/EmailPages.tsx'), 'UndoEmailPage'),
    }),
    createRoute({
      getParentRoute: () => leaving,
      path: secondFactorPath,
      beforeLoad: requireSession,
      component: lazyRouteComponent(() => import('../anmeldung/pages/SecondFactorPage.tsx'), 'SecondFactorPage'),
    }),
    createRoute({
      getParentRoute: () => leaving,
      path: '/sign-out',
      beforeLoad: requireSession,
      component: lazyRouteComponent(() => import('../anmeldung/pages/SignOutPage.tsx'), 'SignOutPage'),
    }),
  ]),
  open.addChildren([
    ...Object.values(rechtstextPaths).map((path) =>
      createRoute({
        getParentRoute: () => open,
        path,
        component: lazyRouteComponent(() => import('../rechtstexte/pages/RechtstextPage.tsx'), 'RechtstextPage'),
      }),
    ),
    createRoute({
      getParentRoute: () => open,
      path: '/certificate/{-$code}',
      component: lazyRouteComponent(() => import('../academy/pages/CertificatePage.tsx'), 'CertificatePage'),
    }),
    createRoute({
      getParentRoute: () => open,
      path: '/shared-files',
      component: lazyRouteComponent(() => import('../files/pages/SharedFilesPage.tsx'), 'SharedFilesPage'),
    }),
  ]),
  signedIn.addChildren([
    toDashboard('/'),
    toDashboard('/signed-in-redirect'),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/dashboard',
      beforeLoad: landing,
      component: lazyRouteComponent(() => import('./pages/NoLandingPage.tsx'), 'NoLandingPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/api-docs',
      component: lazyRouteComponent(() => import('./pages/ApiDocsPage.tsx'), 'ApiDocsPage'),
    }),
    ...roomRoutes.map(({ path, load }) =>
      createRoute({
        getParentRoute: () => signedIn,
        path,
        component: lazyRouteComponent(async () => {
          const page = await load()
          await loadTexts()
          return page
        }, 'Page'),
        loader: ({ context, location }) => {
          // A chunk that fails to load is reported by the component.
          load().then(
            ({ prefetch }) => prefetch?.(context.queryClient, location.search),
            () => {},
          )
        },
      }),
    ),
    createRoute({
      getParentRoute: () => signedIn,
      path: '$',
      component: lazyRouteComponent(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage'),
    }),
  ]),
])

/** The router, bound to the session: its end leads to the sign-in page, another person starts from the beginning. */
export function createAppRouter({ queryClient, history }: { queryClient: QueryClient; history?: RouterHistory }) {
  const router = createRouter({
    routeTree: tree,
    context: { queryClient },
    ...(history === undefined ? {} : { history }),
    parseSearch,
    stringifySearch,
    defaultPendingComponent: ListSkeleton,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultErrorComponent: BrokenPage,
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation !== undefined) wantHeadingFocus()
  })
  sessionStore.onEnd((end) => {
    // Nothing one person has loaded may be visible to the next.
    queryClient.clear()
    if (end !== 'left') void router.navigate({ href: signInPath(router.state.location.href), replace: true })
  })
  sessionStore.onFactorDemanded(() => {
    if (router.state.location.pathname !== secondFactorPath) void router.navigate({ href: secondFactorPath, replace: true })
  })
  let userId = userIdNow()
  sessionStore.subscribe(() => {
    const before = userId
    userId = userIdNow()
    if (before === null || userId === null || before === userId) return
    queryClient.clear()
    void router.navigate({ href: '/', replace: true })
  })
  return router
}

function userIdNow(): string | null {
  const session = sessionStore.state()
  return session.kind === 'signed-in' ? session.user.id : null
}
