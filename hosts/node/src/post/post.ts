import type { PostPort } from '@dreiklang/server/postPort'
import { openImap } from './imap.ts'
import { composePost, greetServer, sendPost } from './smtp.ts'

/** Mail servers of other people, reached from this machine. */
export const createPost = ({ allowsInner }: Pick<PostPort, 'allowsInner'>): PostPort => ({
  isPossible: true,
  allowsInner,
  open: (server) => openImap(server, allowsInner),
  greet: (server) => greetServer(server, allowsInner),
  compose: composePost,
  send: (server, mail) => sendPost(server, mail, allowsInner),
})
