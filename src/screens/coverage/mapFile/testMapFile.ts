/** Returns a file with this content. */
export const mapFile = (content: string | Uint8Array): Pick<File, 'size' | 'arrayBuffer'> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  return { size: bytes.length, arrayBuffer: async () => bytes.buffer as ArrayBuffer };
};
