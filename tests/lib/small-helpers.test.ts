import { describe, expect, test } from 'vitest';
import { toHalfWidth } from '@/lib/amount';
import { emailSuggestions } from '@/lib/email-suggestions';
import { extensionOf, fileGroupOf } from '@/lib/file/file-type';
import { splitFlags, setFlag } from '@/lib/number';
import { filterPaste, type PasteFilter } from '@/lib/text';

describe('bit flags', () => {
  test.each<[number, number[]]>([
    [0, []],
    [1, [1]],
    [3, [1, 2]],
    [5, [1, 4]],
    [8, [8]],
    [15, [1, 2, 4, 8]],
    [16, []],
    [19, [1, 2]],
  ])('%d contains %j', (sum, flags) => {
    expect(splitFlags(sum, [1, 2, 4, 8])).toEqual(flags);
  });

  test('sets and clears a flag without changing the others', () => {
    expect([setFlag(1, 4, true), setFlag(21, 4, false), setFlag(5, 4, true)]).toEqual([5, 17, 5]);
  });
});

describe('a file', () => {
  test.each<[string, string, string | undefined]>([
    ['a.mp3', 'mp3', 'audio'],
    ['a.XLSX', 'xlsx', 'excel'],
    ['a.csv', 'csv', 'excel'],
    ['照片.JPeG', 'jpeg', 'image'],
    ['/static/x/a.png?x=1.zip#b', 'png', 'image'],
    ['C:\\files\\a.pdf', 'pdf', 'pdf'],
    ['a.b.ppt', 'ppt', 'ppt'],
    ['a.txt', 'txt', 'txt'],
    ['a.json', 'json', 'json'],
    ['a.mp4', 'mp4', 'video'],
    ['a.docx', 'docx', 'word'],
    ['a.7z', '7z', 'zip'],
    ['a.wav', 'wav', 'audio'],
    ['a.ogg', 'ogg', 'audio'],
    ['a.m4a', 'm4a', 'audio'],
    ['a.xls', 'xls', 'excel'],
    ['a.jpg', 'jpg', 'image'],
    ['a.gif', 'gif', 'image'],
    ['a.bmp', 'bmp', 'image'],
    ['a.webp', 'webp', 'image'],
    ['a.svg', 'svg', 'image'],
    ['a.pptx', 'pptx', 'ppt'],
    ['a.avi', 'avi', 'video'],
    ['a.mov', 'mov', 'video'],
    ['a.wmv', 'wmv', 'video'],
    ['a.doc', 'doc', 'word'],
    ['a.zip', 'zip', 'zip'],
    ['a.rar', 'rar', 'zip'],
    ['a.exe', 'exe', undefined],
    ['a.tar.gz', 'gz', undefined],
    ['.gitignore', '', undefined],
    ['folder.zip/file', '', undefined],
    ['none', '', undefined],
    ['', '', undefined],
  ])('%s has the extension %j and is %s', (name, extension, group) => {
    expect([extensionOf(name), fileGroupOf(name)]).toEqual([extension, group]);
  });
});

describe('pasted text', () => {
  test.each<[string, PasteFilter[], string]>([
    ['a b', ['spaces'], 'ab'],
    [' a\u3000b\u00a0c\td\n', ['spaces'], 'abcd'],
    ['a1b2', ['digits'], 'ab'],
    ['a１b', ['digits'], 'ab'],
    ['a中b文', ['chinese'], 'ab'],
    ['a中 1', ['spaces', 'digits', 'chinese'], 'a'],
    ['a，b', ['chinese'], 'a，b'],
    ['138 0013 8000', ['spaces'], '13800138000'],
    ['', ['spaces'], ''],
    ['a 1中', [], 'a 1中'],
  ])('%j without %j is %j', (text, strip, clean) => {
    expect(filterPaste(text, strip)).toBe(clean);
  });
});

describe('half-width input', () => {
  test.each([
    ['１２', '12'],
    ['０１２３４５６７８９', '0123456789'],
    ['1。5', '1.5'],
    ['1·5', '1.5'],
    ['1・5', '1.5'],
    ['1．5', '1.5'],
    ['1•5', '1.5'],
    ['12.5', '12.5'],
    ['１２３。４５', '123.45'],
    ['１3８００１３８０００', '13800138000'],
    ['-１２．５', '-12.5'],
    ['１　２', '1　2'],
    ['一二', '一二'],
    ['', ''],
  ])('%j becomes %j', (typed, text) => {
    expect(toHalfWidth(typed)).toBe(text);
  });
});

describe('the suggestions for an e-mail address', () => {
  test('have the common domains after the @', () => {
    expect(emailSuggestions('tom@').slice(0, 2)).toEqual(['tom@qq.com', 'tom@163.com']);
    expect(emailSuggestions('tom@')).toHaveLength(10);
  });

  test.each([
    ['tom@1', ['tom@163.com', 'tom@126.com', 'tom@139.com']],
    ['tom@16', ['tom@163.com']],
    ['tom@Q', ['tom@qq.com']],
    ['tom@163.com', []],
    ['tom@nowhere', []],
    ['tom', []],
    ['@', []],
    ['a@b@', []],
    ['', []],
  ])('for %j are %j', (typed, suggestions) => {
    expect(emailSuggestions(typed)).toEqual(suggestions);
  });
});
