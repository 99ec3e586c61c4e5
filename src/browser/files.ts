/** Downloads the content of a URL, such as a `data:` or `blob:` URL, under the given name. */
export function saveAs(url: string, name: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Downloads a file under the given name. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  saveAs(url, name);
  URL.revokeObjectURL(url);
}

/** Returns the content of a file in base64. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(file.type));
    reader.readAsDataURL(file);
  });
}
