/** The server's floor takes these names from the library of browsers and workers; Node's types keep them inside its modules. */
declare global {
  type CryptoKey = import('node:crypto').webcrypto.CryptoKey
  type BlobPart = ConstructorParameters<typeof import('node:buffer').Blob>[0][number]
}

export {}
