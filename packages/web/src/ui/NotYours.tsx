import { Alert } from './Alert.tsx'
import { PageHeader } from './PageHeader.tsx'

/** In place of a page that this person has no part in. */
export function NotYours({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Alert tone="info">{children}</Alert>
    </>
  )
}
